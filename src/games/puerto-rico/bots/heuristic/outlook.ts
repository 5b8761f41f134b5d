/** How much of the game is still to come, and what coins and goods are worth until then. */
import { figuresFor } from '../../rules/editions.ts'
import type { State } from '../../rules/state.ts'
import { type Role, roleOf } from '../../rules/vocabulary.ts'
import { type Estate, estateOf } from './estate.ts'
import { WEIGHTS } from './weights.ts'

export interface Outlook {
  /** Rounds after this one. */
  rounds: number
  /** How often each role will still be played, the one in play left out. */
  ahead: Record<Role, number>
  /** Points that a coin is worth. */
  coin: number
  /** Points that a good on hand is worth. */
  ship: number
}

/** A state seen once for a whole decision: what is to come, and what each seat owns. */
export interface Survey {
  outlook: Outlook
  estates: Estate[]
}

/** Rounds that a game has when people play well. */
const WHOLE = 12

/** What the heuristic knows of a position: the estate of every seat, and what is to come. */
export function surveyOf(state: State): Survey {
  const estates = state.players.map(estateOf)
  return { estates, outlook: outlookOf(state, estates) }
}

/** The estate in `seat`. A seat that does not exist is a programming error. */
export function estateAt({ estates }: Survey, seat: number): Estate {
  const estate = estates[seat]
  if (!estate) throw new RangeError(`no seat ${seat} among ${estates.length}`)
  return estate
}

function outlookOf(state: State, estates: readonly Estate[]): Outlook {
  const seats = state.players.length
  const { picks } = figuresFor(state.edition, seats, state.options)
  const picksLeft = seats * picks - state.picks
  let free = 0
  for (const card of state.roles) if (card.takenBy === null) free++
  const now = free > 0 ? Math.min(1, picksLeft / free) : 0
  const often = Math.min(0.95, (seats * picks) / 6)
  const rounds = state.ending.length > 0 ? 0 : roundsLeft(state, estates, often)
  const ahead = {
    settler: 0,
    mayor: 0,
    builder: 0,
    craftsman: 0,
    trader: 0,
    captain: 0,
    prospector: 0,
  }
  for (const card of state.roles)
    ahead[roleOf(card.id)] = rounds * often + (card.takenBy === null ? now : 0)
  const early = Math.min(1, rounds / WHOLE)
  const coin = WEIGHTS.coinLate + (WEIGHTS.coinEarly - WEIGHTS.coinLate) * early
  return {
    rounds,
    ahead,
    coin: WEIGHTS.coinIdle + (coin - WEIGHTS.coinIdle) * Math.min(1, ahead.builder),
    ship: WEIGHTS.ship * Math.min(1, ahead.captain),
  }
}

/** Rounds until colonists, chips or city spaces run out, whichever is first. */
function roundsLeft(state: State, estates: readonly Estate[], often: number): number {
  const { supply, market } = state
  const seats = estates.length
  let empty = 0
  let making = 0
  let goods = 0
  let space = Number.POSITIVE_INFINITY
  for (const estate of estates) {
    empty += estate.empty
    making += estate.making
    goods += estate.goods
    space = Math.min(space, estate.freeCity)
  }
  const refill = Math.max(seats, 0.5 * empty + 0.5 * seats) + 1
  const byColonists = (supply.colonists + market * 0.5) / refill / often
  const perRound = Math.max(seats, making) * often + seats * 0.7
  const byChips = (supply.vp - 0.5 * goods) / perRound
  const byCity = space / (0.95 * often)
  return Math.max(0.3, Math.min(byColonists, byChips, byCity))
}

/** The outlook once a role is played: there is one phase of it less to come. */
export function without(outlook: Outlook, role: Role): Outlook {
  const left = Math.max(0, outlook.ahead[role] - 1)
  return { ...outlook, ahead: { ...outlook.ahead, [role]: left } }
}
