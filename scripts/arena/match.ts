import type { BotTypes } from '../../src/bots/bot.ts'
import { seedOf } from '../../src/engine/random-game.ts'
import type { Result } from '../../src/engine/rule-set.ts'
import type { Players } from '../../src/frame/players.ts'
import type { Arguments } from './arguments.ts'
import { BotFault } from './outside.ts'
import type { Sitter } from './seats.ts'

/** What one game came to for the player A. */
export interface Outcome {
  /** What an outside bot did that lost it the game; its points are then not reckoned. */
  fault?: string
  /** 1 for a win, 0 for a loss, a share of 1 where several share the first rank. */
  win: number
  /** A's score less the best score of the others. */
  margin: number
  scoreA: number
  /** The others' score on average. */
  scoreB: number
  /** The best score at the table, whoever has it. */
  best: number
  rounds: number
  /** Searches made, and games played in them. */
  searches: number
  searched: number
}

/** The two that meet in a match. */
interface Rivals<G extends BotTypes> {
  a: Sitter<G>
  b: Sitter<G>
}

/**
 * Game number `index` of a match. Every deal is played as often as there are seats, A in each of them
 * once, so that neither luck of the deal nor the seat counts.
 */
export async function playMatchGame<G extends BotTypes>(
  players: Players<G>,
  { a, b }: Rivals<G>,
  settings: Arguments,
  index: number,
): Promise<Outcome> {
  const { seats, edition, expansions } = settings
  const table = { edition, seats, expansions }
  const seed = seedOf(settings.seed, Math.floor(index / seats))
  const seatOfA = index % seats
  const position = players.setUp(players.setupOf(table, seed))
  const rngs = Array.from({ length: seats }, (_, seat) => ({ rng: seedOf(seed, seat) | 0 }))
  const counts = { searches: 0, searched: 0 }
  const keys = [`game ${index}`]
  const moves: G['Move'][] = []
  const end = (result: Result | null): void => {
    const others = Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => seat !== seatOfA,
    )
    a.end([seatOfA], result)
    b.end(others, result)
  }
  while (position.at !== 'over') {
    const { seat } = position
    const isA = seat === seatOfA
    try {
      const decided = await (isA ? a : b).decide(position, rngs[seat] ?? { rng: 0 }, {
        table,
        keys: [...keys],
        moves,
      })
      if (decided.searched !== undefined) {
        counts.searches += 1
        counts.searched += decided.searched
      }
      keys.push(players.game.keyOfMove(decided.move))
      moves.push(decided.move)
      players.game.applyMoveInPlace(position, decided.move)
    } catch (error) {
      if (!(error instanceof BotFault)) throw error
      end(null)
      const fault = `game ${index + 1}, ${isA ? settings.a : settings.b}: ${error.message}`
      const rounds = players.roundOf(position)
      return {
        fault,
        win: isA ? 0 : 1,
        margin: 0,
        scoreA: 0,
        scoreB: 0,
        best: 0,
        rounds,
        ...counts,
      }
    }
  }
  const result = players.resultOf(position)
  end(result)
  const { points: scores, winners } = result
  const scoreA = scores[seatOfA] ?? 0
  const others = scores.filter((_, seat) => seat !== seatOfA)
  return {
    win: winners.includes(seatOfA) ? 1 / winners.length : 0,
    margin: scoreA - Math.max(...others),
    scoreA,
    scoreB: others.reduce((sum, score) => sum + score, 0) / others.length,
    best: Math.max(...scores),
    rounds: players.roundOf(position),
    ...counts,
  }
}
