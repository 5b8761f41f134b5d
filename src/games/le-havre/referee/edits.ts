/** What can be changed of a position, piece by piece: told as a scenario tells it, so that what is not named follows. */
import { letterOf, SEAT_LETTERS } from '../../../engine/seats.ts'
import { BUILDING, isSpecial } from '../rules/buildings.ts'
import { specialsOut } from '../rules/impossible/cards.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import { isShip } from '../rules/player.ts'
import { setUp, specialCards, standardCards } from '../rules/setup.ts'
import { SETUP } from '../rules/setup-figures.ts'
import { roundCards } from '../rules/ships.ts'
import type { Position } from '../rules/state.ts'
import {
  type BuildingId,
  type CardId,
  ITEMS,
  type Item,
  type Items,
  type Offer,
  type Seat,
  type ShipId,
  type SpecialId,
  type Version,
} from '../rules/vocabulary.ts'
import { draftFrom } from '../scenario/read-position.ts'
import { startFrom } from '../scenario/write-position.ts'

export type SetWords = NonNullable<Start['set']>
/** A position with everything told. */
export type Draft = Start & { set: SetWords }
/** A change of what is told; the position is the one before. */
export type Edit = (draft: Draft, position: Position) => Draft

/** A changed copy, with everything that follows from the change. */
export function edited(position: Position, change: Edit): Position {
  const { set = {}, ...start } = startFrom(position)
  return draftFrom(change({ ...start, set }, position)) ?? position
}

/** Several edits, one after the other. */
export const editedBy = (position: Position, ...changes: readonly Edit[]): Position =>
  changes.reduce(edited, position)

/** The first position of a game; everybody who begins anew has the same. */
export const emptyTable = (version: Version, seats: number): Position =>
  setUp({ version, seats, seed: 1 })

/** Tells more; what is named besides follows from the rest again. */
export function tell(draft: Draft, more: Partial<SetWords>, ...derived: (keyof SetWords)[]): Draft {
  const set = { ...draft.set, ...more }
  for (const key of derived) delete set[key]
  return { ...draft, set }
}

const playerIn = (draft: Draft, seat: Seat): PlayerSource => draft.set[letterOf(seat)] ?? {}

export const tellPlayer = (draft: Draft, seat: Seat, more: PlayerSource): Draft =>
  tell(draft, { [letterOf(seat)]: { ...playerIn(draft, seat), ...more } })

/** The score sheet of a game that nobody has filled in. */
export function emptySheet(version: Version, seats: number): Position {
  const bare: Edit = (draft, { players }) =>
    players.reduce((one, _, seat) => tellPlayer(one, seat, { items: {}, ships: [] }), draft)
  return editedBy(emptyTable(version, seats), bare, (draft) => tell(draft, {}, 'ships'))
}

/** What follows from the round, where it is not told: ships and special cards that are out, and what lies in the stacks. */
export const BY_ROUND = ['ships', 'stacks', 'specials', 'seen', 'mixed'] as const

/** The town without special cards: which of them are out follows from the round. */
export const townKept = ({ set }: Draft): BuildingId[] =>
  (set.town ?? []).filter((id) => !isSpecial(id))

/** The round, and with it the cards that are out. */
export const setRound =
  (round: number): Edit =>
  (draft) =>
    tell(draft, { round: Math.max(1, round), town: townKept(draft) }, ...BY_ROUND)

/** A game that is over, of which nothing is known but what players have. */
export const setOver: Edit = (draft) =>
  tell(
    { ...draft, at: 'over' },
    { final: true, town: townKept(draft) },
    ...(['phase', 'turn', 'round', ...BY_ROUND] as const),
  )

export const setItem =
  (seat: Seat, item: Item, count: number): Edit =>
  (draft) =>
    tellPlayer(draft, seat, { items: { ...playerIn(draft, seat).items, [item]: count } })

/** More of several items for whoever decides. */
export const addItems =
  (more: Items): Edit =>
  (draft, { seat, players }) => {
    const items = { ...players[seat]?.items }
    for (const item of ITEMS) if (more[item]) items[item] = (items[item] ?? 0) + more[item]
    return tellPlayer(draft, seat, { items })
  }

export const setLoans =
  (seat: Seat, loans: number): Edit =>
  (draft) =>
    tellPlayer(draft, seat, { loans })

/** A disc on a building drives another away, except where the final stage lets both stand. */
export const setDisc =
  (seat: Seat, disc: BuildingId | null): Edit =>
  (draft, { players }) => {
    const others = players.flatMap((other, at) =>
      !draft.set.final && disc !== null && at !== seat && other.disc === disc ? [at] : [],
    )
    const free = others.reduce((one, at) => tellPlayer(one, at, { disc: null }), draft)
    return tellPlayer(free, seat, { disc })
  }

export const setOffer =
  (offer: Offer, count: number): Edit =>
  (draft) =>
    tell(draft, { offers: { ...draft.set.offers, [offer]: count } })

/** Whether a wharf is modernised. */
export const setModernised =
  (wharf: BuildingId, modern: boolean): Edit =>
  (draft) => {
    const others = (draft.set.modernised ?? []).filter((one) => one !== wharf)
    return tell(draft, { modernised: modern ? [...others, wharf] : others })
  }

/** A card out of wherever it lies; discs on it go home. */
function without(draft: Draft, card: CardId): Draft {
  const left = <T extends CardId>(cards: readonly T[] = []): T[] =>
    cards.filter((one) => one !== card)
  const { town, stacks, specials, beside, gone, phase } = draft.set
  const players = SEAT_LETTERS.flatMap((letter) => {
    const player = draft.set[letter]
    if (!player) return []
    const { buildings, ships, disc } = player
    const rest: PlayerSource = { ...player, buildings: left(buildings), ships: left(ships) }
    return [[letter, { ...rest, disc: disc === card ? null : (disc ?? null) }] as const]
  })
  return tell(draft, {
    ...Object.fromEntries(players),
    town: left(town),
    stacks: (stacks ?? []).map((stack) => left(stack)),
    specials: left(specials),
    beside: left(beside),
    gone: left(gone),
    ...(phase?.sold && {
      phase: { ...phase, sold: phase.sold.filter((sale) => sale.card !== card) },
    }),
  })
}

/**
 * As many special cards are out as the rounds have brought: where one more was taken another goes back to the pile,
 * and where there is none to go back it is a later round.
 */
function withPile(draft: Draft, moved: CardId): Draft {
  const { version = 'full', seats = 2 } = draft.game ?? {}
  const { specials = [], town = [], beside = [], stacks = [], round = 1, final = false } = draft.set
  const owned = SEAT_LETTERS.flatMap((letter) => draft.set[letter]?.buildings ?? [])
  const out = [...owned, ...town, ...beside, ...stacks.flat()].filter(isSpecial)
  const due = specialsOut({ version, players: Array(seats), round, final })
  const spare = town.filter((id): id is SpecialId => isSpecial(id) && id !== moved)
  const back = spare.slice(0, Math.max(0, out.length - due))
  const isBack = (id: BuildingId): boolean => back.some((one) => one === id)
  const kept = town.filter((id) => !isBack(id))
  if (out.length - back.length > due) return tell(draft, { town: kept }, 'round', ...BY_ROUND)
  const pile = [...specials, ...back].slice(0, SETUP[version].specials - due)
  return tell(draft, { specials: pile, town: kept }, 'seen', 'mixed')
}

/** Where a card can lie: with a player, in the town, in the building plan; ships go back onto their stack. */
export type CardPlace = Seat | 'town' | 'plan'

export const layCard =
  (card: CardId, place: CardPlace): Edit =>
  (draft) =>
    withCard(draft, card, place)

function withCard(draft: Draft, card: CardId, place: CardPlace): Draft {
  const moved = tell(without(draft, card), {}, 'ships')
  if (isShip(card)) {
    if (typeof place === 'string') return moved
    const { ships = [] } = playerIn(moved, place)
    return tellPlayer(moved, place, { ships: [...ships, card] })
  }
  if (place === 'town')
    return withPile(tell(moved, { town: [...(moved.set.town ?? []), card] }), card)
  if (place === 'plan') return withPile(intoPlan(moved, card), card)
  const { buildings = [] } = playerIn(moved, place)
  return withPile(tellPlayer(moved, place, { buildings: [...buildings, card] }), card)
}

/** Onto the lowest stack, where its number belongs; a special card on top. */
function intoPlan(draft: Draft, card: BuildingId): Draft {
  const { stacks = [] } = draft.set
  const least = Math.min(...stacks.map(({ length }) => length))
  const at = stacks.findIndex(({ length }) => length === least)
  const lies = (stack: readonly BuildingId[]): number =>
    stack.findIndex((one) => !isSpecial(one) && BUILDING[one].number > BUILDING[card].number)
  return tell(draft, {
    stacks: stacks.map((stack, place) => {
      if (place !== at) return stack
      const found = isSpecial(card) ? 0 : lies(stack)
      return stack.toSpliced(found < 0 ? stack.length : found, 0, card)
    }),
  })
}

/** Everything in a harbour at once; cards come from wherever they lie, those that are not named go back. */
export const setHarbour =
  (seat: Seat, harbour: PlayerSource): Edit =>
  (draft, { players }) => {
    const { buildings = [], ships = [], ...rest } = harbour
    const named: readonly CardId[] = [...buildings, ...ships]
    const had = players[seat]
    const left = [...(had?.buildings ?? []), ...(had?.ships ?? [])].filter(
      (card) => !named.includes(card),
    )
    const lay = (place: CardPlace) => (one: Draft, card: CardId) => withCard(one, card, place)
    const laid = named.reduce(lay(seat), left.reduce(lay('town'), draft))
    return tellPlayer(laid, seat, { loans: 0, disc: null, ...rest })
  }

/** Every card that somebody can have in this round: ships of rounds to come are round cards still. */
export function cardsOf({ version, players, options, round, final }: Position): CardId[] {
  const seats = players.length
  const specials: SpecialId[] = SETUP[version].specials > 0 ? specialCards(seats, options) : []
  const { owned = [], stacked = [] } = SETUP[version].ships[seats] ?? {}
  const ships: ShipId[] = [
    ...owned,
    ...stacked,
    ...roundCards(version, seats)
      .slice(0, final ? round : round - 1)
      .map(({ ship }) => ship),
  ]
  return [
    ...(['t', 's'] as const).flatMap((place) => standardCards(version, seats, place)),
    ...specials,
    ...ships,
  ]
}
