/** A position that is set up by hand, as a scenario tells it: what is not named follows from the rest. */
import { letterOf, SEAT_LETTERS, type SeatLetter } from '../../../engine/seats.ts'
import { isSpecial } from '../rules/buildings.ts'
import { specialsOut } from '../rules/impossible/cards.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import { isShip } from '../rules/player.ts'
import { setUp, specialCards, standardCards } from '../rules/setup.ts'
import { SETUP } from '../rules/setup-figures.ts'
import { roundCards } from '../rules/ships.ts'
import type { Position } from '../rules/state.ts'
import type {
  BuildingId,
  CardId,
  Decision,
  Item,
  Offer,
  ShipId,
  SpecialId,
  Version,
} from '../rules/vocabulary.ts'
import { startFrom } from '../scenario/write-position.ts'

type Told = NonNullable<Start['set']>
export type Draft = Start & { set: Told }
export type Edit = (draft: Draft) => Draft

/** A position as it is set up further. */
export const draftOf = (position: Position): Draft => {
  const start = startFrom(position)
  return { ...start, set: start.set ?? {} }
}

/** The first position of a game; everybody who begins anew has the same. */
export const emptyTable = (version: Version, seats: number): Draft =>
  draftOf(setUp({ version, seats, seed: 1 }))

const tell = (draft: Draft, more: Partial<Told>, ...derived: (keyof Told)[]): Draft => {
  const set = { ...draft.set, ...more }
  for (const key of derived) delete set[key]
  return { ...draft, set }
}

const playerIn = (draft: Draft, letter: SeatLetter): PlayerSource => draft.set[letter] ?? {}

const tellPlayer = (draft: Draft, letter: SeatLetter, more: PlayerSource): Draft =>
  tell(draft, { [letter]: { ...playerIn(draft, letter), ...more } })

/** The score sheet of a game that nobody has filled in. */
export const emptySheet = (version: Version, seats: number): Draft =>
  SEAT_LETTERS.slice(0, seats).reduce(
    (draft, letter) => tell(tellPlayer(draft, letter, { items: {}, ships: [] }), {}, 'ships'),
    emptyTable(version, seats),
  )

/** Where the game waits; what is remembered of the turn follows from there. */
export const setAt =
  (at: Decision): Edit =>
  (draft) =>
    tell({ ...draft, at }, {}, 'phase', 'turn')

/** Whose turn it is, who decides then. */
export const setActive =
  (letter: SeatLetter): Edit =>
  (draft) => ({ ...draft, active: letter, seat: letter })

export const setSeat =
  (letter: SeatLetter): Edit =>
  (draft) => ({ ...draft, seat: letter })

/** What follows from the round, where it is not told: ships and special cards that are out, and what lies in the stacks. */
const BY_ROUND = ['ships', 'stacks', 'specials', 'seen', 'mixed'] as const

/** The round, and with it the cards that are out. */
export const setRound =
  (round: number): Edit =>
  (draft) =>
    tell(draft, { round: Math.max(1, round), town: townKept(draft) }, ...BY_ROUND)

/** The town without special cards: which of them are out follows from the round. */
const townKept = ({ set }: Draft): BuildingId[] => (set.town ?? []).filter((id) => !isSpecial(id))

/** Into the final stage, which begins with a main action, or back out of it. */
export const setFinal =
  (final: boolean): Edit =>
  (draft) =>
    tell(
      { ...draft, at: 'turn.main' },
      { final, town: townKept(draft) },
      ...(['phase', 'turn', 'round', ...BY_ROUND] as const),
    )

/** A game that is over, of which nothing is known but what players have. */
export const setOver: Edit = (draft) =>
  tell(
    { ...draft, at: 'over' },
    { final: true, town: townKept(draft) },
    ...(['phase', 'turn', 'round', ...BY_ROUND] as const),
  )

export const setItem =
  (letter: SeatLetter, item: Item, count: number): Edit =>
  (draft) =>
    tellPlayer(draft, letter, { items: { ...playerIn(draft, letter).items, [item]: count } })

export const setLoans =
  (letter: SeatLetter, loans: number): Edit =>
  (draft) =>
    tellPlayer(draft, letter, { loans })

export const setDisc =
  (letter: SeatLetter, disc: BuildingId | null): Edit =>
  (draft) =>
    tellPlayer(draft, letter, { disc })

export const setOffer =
  (offer: Offer, count: number): Edit =>
  (draft) =>
    tell(draft, { offers: { ...draft.set.offers, [offer]: count } })

/** A card out of wherever it lies; discs on it go home. */
function without(draft: Draft, card: CardId): Draft {
  const left = <T extends CardId>(cards: readonly T[] = []): T[] =>
    cards.filter((one) => one !== card)
  const { town, stacks, specials, beside, gone, phase } = draft.set
  const players = SEAT_LETTERS.flatMap((letter) => {
    const player = draft.set[letter]
    if (!player) return []
    const { buildings, ships, disc } = player
    const told: PlayerSource = { ...player, buildings: left(buildings), ships: left(ships) }
    return [[letter, { ...told, disc: disc === card ? null : (disc ?? null) }] as const]
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

/** As many special cards are out as the rounds have brought: where one more was taken, another goes back to the pile. */
function withPile(draft: Draft, moved: CardId): Draft {
  const { version = 'full', seats = 2 } = draft.game ?? {}
  const { specials = [], town = [], beside = [], stacks = [], round = 1, final = false } = draft.set
  const owned = SEAT_LETTERS.flatMap((letter) => draft.set[letter]?.buildings ?? [])
  const out = [...owned, ...town, ...beside, ...stacks.flat()].filter(isSpecial)
  const due = specialsOut({ version, players: Array(seats), round, final })
  const spare = town.filter((id) => isSpecial(id) && id !== moved) as SpecialId[]
  const back = spare.slice(0, Math.max(0, out.length - due))
  const pile = [...specials, ...back].slice(0, SETUP[version].specials - due)
  const kept = town.filter((id) => !(back as BuildingId[]).includes(id))
  return tell(draft, { specials: pile, town: kept }, 'seen', 'mixed')
}

/** A card to a player; without one a building to the town and a ship onto its stack. */
export const moveCard =
  (card: CardId, letter: SeatLetter | null): Edit =>
  (draft) => {
    const moved = tell(without(draft, card), {}, 'ships')
    if (isShip(card)) {
      if (!letter) return moved
      const { ships = [] } = playerIn(moved, letter)
      return tellPlayer(moved, letter, { ships: [...ships, card] })
    }
    const { buildings = [] } = letter ? playerIn(moved, letter) : {}
    const laid = letter
      ? tellPlayer(moved, letter, { buildings: [...buildings, card] })
      : tell(moved, { town: [...(moved.set.town ?? []), card] })
    return withPile(laid, card)
  }

/** Every card that somebody can have in this round: ships of rounds to come are round cards still. */
export function cardsOf({ version, players, options, round, final }: Position): CardId[] {
  const seats = players.length
  const areOut = specialsOut({ version, players, round, final }) > 0
  const specials: SpecialId[] = areOut ? specialCards(seats, options) : []
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

/** What a player has, in the words of the draft. */
export const heldIn = (draft: Draft, seat: number): Required<PlayerSource> => ({
  items: {},
  loans: 0,
  disc: null,
  buildings: [],
  ships: [],
  ...playerIn(draft, letterOf(seat)),
})
