/** How much of the game is still to come, and what coins and goods are worth until then. */
import { figuresFor } from '../../games/puerto-rico/editions.ts'
import { emptyBuildingCircles, freeCity, goodsOf } from '../../games/puerto-rico/player.ts'
import type { Player, State } from '../../games/puerto-rico/state.ts'
import { GOODS, type Role, roleOf } from '../../games/puerto-rico/vocabulary.ts'
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

/** Rounds that a game has when people play well. */
const WHOLE = 12

export function outlookOf(state: State): Outlook {
  const seats = state.players.length
  const { picks } = figuresFor(state.edition, seats, state.options)
  const picksLeft = seats * picks - state.picks
  let free = 0
  for (const card of state.roles) if (card.takenBy === null) free++
  const now = free > 0 ? Math.min(1, picksLeft / free) : 0
  const often = Math.min(0.95, (seats * picks) / 6)
  const rounds = state.ending.length > 0 ? 0 : roundsLeft(state, often)
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
  const buyable = Math.min(1, ahead.builder)
  const coin = WEIGHTS.coinLate + (WEIGHTS.coinEarly - WEIGHTS.coinLate) * early
  return {
    rounds,
    ahead,
    coin: WEIGHTS.coinIdle + (coin - WEIGHTS.coinIdle) * buyable,
    ship: WEIGHTS.ship * Math.min(1, ahead.captain),
  }
}

/** Rounds until colonists, chips or city spaces run out, whichever is first. */
function roundsLeft(state: State, often: number): number {
  const { players, supply, market } = state
  const seats = players.length
  let empty = 0
  let made = 0
  let held = 0
  let space = Number.POSITIVE_INFINITY
  for (const player of players) {
    empty += emptyBuildingCircles(player)
    made += making(player)
    held += goodsOf(player)
    space = Math.min(space, freeCity(player))
  }
  const refill = Math.max(seats, 0.5 * empty + 0.5 * seats) + 1
  const byColonists = (supply.colonists + market * 0.5) / refill / often
  const perRound = Math.max(seats, made) * often + seats * 0.7
  const byChips = (supply.vp - 0.5 * held) / perRound
  const byCity = space / (0.95 * often)
  return Math.max(0.3, Math.min(byColonists, byChips, byCity))
}

/** Goods that a player makes in one production, roughly. */
function making(player: Player): number {
  let made = 0
  for (const good of GOODS) made += player.manned[good]
  return made
}
