/** Where a game can wait, and everything that must then be so. */
import { letterOf } from '../../../engine/seats.ts'
import { BUILDING, isLocked } from '../rules/buildings.ts'
import { game } from '../rules/game.ts'
import { TILE } from '../rules/goods.ts'
import { effectAt, isVisit } from '../rules/impossible/turn.ts'
import type { Move } from '../rules/moves.ts'
import { freshPhase } from '../rules/phase.ts'
import { foodDue, isShip } from '../rules/player.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { feeOf } from '../rules/visit.ts'
import {
  type At,
  type BuildingId,
  DECISIONS,
  type Decision,
  type Seat,
  TILES,
} from '../rules/vocabulary.ts'
import {
  BY_ROUND,
  cardsOf,
  type Draft,
  type Edit,
  edited,
  layCard,
  type SetWords,
  setDisc,
  setOver,
  tell,
  tellPlayer,
  townKept,
} from './edits.ts'

/** Places that belong to rounds, and are none of the final stage. */
const IN_ROUNDS: ReadonlySet<At> = new Set<At>(['turn.opened', 'turn.interest', 'roundEnd.feeding'])
/** Places where seats are asked one after the other. */
export const asksAll = (at: At): boolean => at === 'turn.interest' || at === 'roundEnd.feeding'

const ownerOf = ({ players }: Position, card: BuildingId): Seat =>
  players.findIndex(({ buildings }) => buildings.includes(card))

const buildsTwo = (card: BuildingId, at: number): boolean => {
  const effect = BUILDING[card].effects?.[at]
  return effect?.kind === 'construct' && effect.most > 1
}

/** The buildings in which a game can wait there: that of the disc first, then those that stand, then all others. */
export function buildingsAt(position: Position, at: At): BuildingId[] {
  const { active, town } = position
  const { disc } = playerAt(position, active)
  const fits = (card: BuildingId): boolean => {
    if (at === 'turn.fee') return feeOf(position, active, card).length > 0
    const effect = effectAt(card, at)
    return at === 'turn.between' ? buildsTwo(card, effect) : effect >= 0
  }
  const stands = (card: BuildingId): boolean => town.includes(card) || ownerOf(position, card) >= 0
  const rank = (card: BuildingId): number => (card === disc ? 0 : stands(card) ? 1 : 2)
  return cardsOf(position)
    .filter((card): card is BuildingId => !isShip(card) && !isLocked(card) && fits(card))
    .sort((one, other) => rank(one) - rank(other))
}

/** Every place that this game can wait at. */
export const placesIn = (position: Position): At[] => [
  ...DECISIONS.filter((at) => !isVisit(at) || buildingsAt(position, at).length > 0),
  'over',
]

/** Which turn of the round it is, or of the final stage, from 1. */
export const turnOf = ({ at, turn, final }: Position): number =>
  at === 'turn.opened' || final ? turn + 1 : Math.max(1, turn)

function turnsBegun(position: Position, at: At, final: boolean): number {
  if (at === 'roundEnd.feeding') return TILES.length
  if (final) return position.final ? Math.min(position.turn, position.players.length - 1) : 0
  const turn = Math.min(turnOf(position), TILES.length)
  if (at === 'turn.opened') return turn - 1
  if (at !== 'turn.interest') return turn
  return position.tiles.findIndex((tile) => TILE[tile].interest) + 1
}

const firstAsked = (at: At, active: Seat, seats: number): Seat =>
  at === 'roundEnd.feeding' ? (active + 1) % seats : active

type Phase = NonNullable<SetWords['phase']>

/** Told at a place of the chart with all that belongs there. */
function waitingAt(draft: Draft, position: Position, at: At, phase: Phase = {}): Draft {
  const final = (draft.set.final ?? false) && !IN_ROUNDS.has(at)
  const isBefore = at === 'turn.opened' || at === 'turn.main' || at === 'turn.interest'
  const filled: Phase = {
    ...freshPhase(),
    sold: [],
    supplied: !final && at !== 'turn.opened',
    acted: !isBefore,
    ...phase,
  }
  const more = { phase: filled, final, turn: turnsBegun(position, at, final) }
  const { active = 'A' } = draft
  const waiting = tell({ ...draft, at, seat: active }, more)
  return final === position.final
    ? waiting
    : tell(waiting, { town: townKept(waiting) }, ...BY_ROUND)
}

/** Where the game waits, and for what it does; a place inside an action with the building whose action runs. */
export const setAt =
  (at: At, building?: BuildingId): Edit =>
  (draft, position) => {
    if (at === 'over') return setOver(draft, position)
    if (asksAll(at)) return askedFirst(draft, position, at)
    const [likeliest] = isVisit(at) ? buildingsAt(position, at) : []
    const card = building ?? likeliest
    if (!card) return waitingAt(draft, position, at)
    return inAction(draft, position, at, card)
  }

/** Seats are asked from the first on; whoever is asked for interest has a loan. */
function askedFirst(draft: Draft, position: Position, at: At): Draft {
  const owed = at === 'turn.interest' ? 'interest' : 'food'
  const seat = firstAsked(at, position.active, position.players.length)
  const waiting = waitingAt(draft, position, at, { owed: { for: owed } })
  const asked = setSeat(seat)(waiting, { ...position, at })
  // In the first round with many seats nobody owes food: it is a later one then.
  if (at === 'turn.interest' || foodDue(position, seat) > 0) return asked
  return tell(asked, { town: townKept(asked) }, 'round', ...BY_ROUND)
}

function inAction(draft: Draft, position: Position, at: Decision, card: BuildingId): Draft {
  const { active, town } = position
  const stands = town.includes(card) || ownerOf(position, card) >= 0
  const laid = stands ? draft : layCard(card, 'town')(draft, position)
  const visited = setDisc(active, card)(laid, position)
  const waiting = waitingAt(visited, position, at, {
    building: card,
    effect: Math.max(0, effectAt(card, at)),
    constructed: at === 'turn.between' ? 1 : 0,
    owed: at === 'turn.fee' ? { for: 'fee' } : null,
  })
  if (at !== 'turn.ordering') return waiting
  // Whoever orders special cards has just looked at them.
  const seen = position.specials.pile.slice(0, 2)
  const { active: letter = 'A' } = draft
  return tell(waiting, { seen: { [letter]: seen } })
}

/** Places within an action where no effect is carried out, but paid for. */
const PAID: ReadonlySet<Decision> = new Set<Decision>(['turn.fee', 'turn.price', 'turn.between'])

/** What can be bought, built or turned over where a price is due: the moves that lead there. */
export function dealsAt(position: Position): { move: Move; after: Position }[] {
  const { building, effect } = position.phase
  const at =
    building !== null &&
    DECISIONS.find((one) => !PAID.has(one) && effectAt(building, one) === effect)
  if (!at) return []
  const before = edited(position, setAt(at, building))
  return Array.from(game.legalMoves(before)).flatMap((move) => {
    const next = game.applyMove(before, move)
    return next.ok && next.position.at === 'turn.price' ? [{ move, after: next.position }] : []
  })
}

/** Whose turn it is, who decides then. */
export const setActive =
  (seat: Seat): Edit =>
  (draft, position) => {
    const next = { ...position, active: seat }
    const { building } = position.phase
    return setAt(position.at, building ?? undefined)({ ...draft, active: letterOf(seat) }, next)
  }

/** Who is asked, of those who are one after the other. */
export const setSeat =
  (seat: Seat): Edit =>
  (draft, { at, active, players }) => {
    const seats = players.length
    const asked = (seat - firstAsked(at, active, seats) + seats) % seats
    const filled = tell(
      { ...draft, seat: letterOf(seat) },
      { phase: { ...draft.set.phase, asked } },
    )
    const has = players[seat]?.loans ?? 0
    return at === 'turn.interest' && has === 0 ? tellPlayer(filled, seat, { loans: 1 }) : filled
  }

/** Which turn of the round it is. */
export const setTurn =
  (turn: number): Edit =>
  (draft, { at }) =>
    tell(draft, { turn: at === 'turn.opened' ? turn - 1 : turn })

/** Into the final stage, which begins with a main action, or back out of it. */
export const setFinal =
  (final: boolean): Edit =>
  (draft) =>
    tell(
      { ...draft, at: 'turn.main' },
      { final, town: townKept(draft) },
      ...(['phase', 'turn', 'round', ...BY_ROUND] as const),
    )
