import { choose } from '../../src/bots/bot.ts'
import { seedOf } from '../../src/engine/random-game.ts'
import { type Rng, random } from '../../src/engine/rng.ts'
import { BOTS } from '../../src/games/puerto-rico/bots/bots.ts'
import { bulkGame as game } from '../../src/games/puerto-rico/rules/bulk.ts'
import type { Move } from '../../src/games/puerto-rico/rules/moves.ts'
import { resultOf } from '../../src/games/puerto-rico/rules/scoring.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'
import type { Position } from '../../src/games/puerto-rico/rules/state.ts'
import { view } from '../../src/games/puerto-rico/rules/view.ts'
import type { Arguments, PlayerLevel } from './arguments.ts'

/** What one game came to for the player A. */
export interface Outcome {
  /** 1 for a win, 0 for a loss, a share of 1 where several share the first rank. */
  win: number
  /** A's score less the best score of the others. */
  margin: number
  scoreA: number
  /** The others' score on average. */
  scoreB: number
  rounds: number
  /** Searches made, and games played in them. */
  searches: number
  searched: number
}

/**
 * Game number `index` of a match. Every deal is played as often as there are seats, A in each of them
 * once, so that neither luck of the deal nor the seat counts.
 */
export function playMatchGame(settings: Arguments, index: number): Outcome {
  const { seats, edition } = settings
  const seed = seedOf(settings.seed, Math.floor(index / seats))
  const seatOfA = index % seats
  const position = setUp({ edition, seats, seed })
  const rngs = Array.from({ length: seats }, (_, seat) => ({ rng: seedOf(seed, seat) | 0 }))
  const outcome = { searches: 0, searched: 0 }
  while (position.at !== 'over') {
    const { seat } = position
    const level = seat === seatOfA ? settings.a : settings.b
    game.playOn(position, moveOf(level, position, settings, rngs[seat] ?? { rng: 0 }, outcome))
  }
  const { sheets, winners } = resultOf(position)
  const scores = sheets.map(({ total }) => total)
  const scoreA = scores[seatOfA] ?? 0
  const others = scores.filter((_, seat) => seat !== seatOfA)
  return {
    win: winners.includes(seatOfA) ? 1 / winners.length : 0,
    margin: scoreA - Math.max(...others),
    scoreA,
    scoreB: others.reduce((sum, score) => sum + score, 0) / others.length,
    rounds: position.round,
    ...outcome,
  }
}

function moveOf(
  level: PlayerLevel,
  position: Position,
  { budget }: Arguments,
  rng: Rng,
  outcome: { searches: number; searched: number },
): Move {
  if (level === 'random') {
    const move = game.randomMove(position, () => random(rng))
    if (!move) throw new Error(`no legal move at ${position.at}`)
    return move
  }
  const { move, reason } = choose(BOTS[level], view(position, position.seat), budget, rng)
  if (reason.kind === 'search') {
    outcome.searches++
    outcome.searched += reason.games
  }
  return move
}
