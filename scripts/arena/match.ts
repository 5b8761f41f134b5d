import { type BotTypes, choose } from '../../src/bots/bot.ts'
import { seedOf } from '../../src/engine/random-game.ts'
import { type Rng, random } from '../../src/engine/rng.ts'
import type { Arguments } from './arguments.ts'
import type { Players } from './players.ts'

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
export function playMatchGame<G extends BotTypes>(
  players: Players<G>,
  settings: Arguments,
  index: number,
): Outcome {
  const { seats, edition } = settings
  const seed = seedOf(settings.seed, Math.floor(index / seats))
  const seatOfA = index % seats
  const position = players.setUp(players.setupOf({ edition, seats }, seed))
  const rngs = Array.from({ length: seats }, (_, seat) => ({ rng: seedOf(seed, seat) | 0 }))
  const outcome = { searches: 0, searched: 0 }
  while (position.at !== 'over') {
    const { seat } = position
    const level = seat === seatOfA ? settings.a : settings.b
    const rng = rngs[seat] ?? { rng: 0 }
    players.game.playOn(position, moveOf(players, level, position, settings, rng, outcome))
  }
  const { points: scores, winners } = players.resultOf(position)
  const scoreA = scores[seatOfA] ?? 0
  const others = scores.filter((_, seat) => seat !== seatOfA)
  return {
    win: winners.includes(seatOfA) ? 1 / winners.length : 0,
    margin: scoreA - Math.max(...others),
    scoreA,
    scoreB: others.reduce((sum, score) => sum + score, 0) / others.length,
    rounds: players.roundOf(position),
    ...outcome,
  }
}

function moveOf<G extends BotTypes>(
  { game, bots, view }: Players<G>,
  level: string,
  position: G['Position'],
  { budget }: Arguments,
  rng: Rng,
  outcome: { searches: number; searched: number },
): G['Move'] {
  if (level === 'random') {
    const move = game.randomMove(position, () => random(rng))
    if (!move) throw new Error(`no legal move at ${position.at}`)
    return move
  }
  const { move, reason } = choose(
    bots[level as G['Level']],
    view(position, position.seat),
    budget,
    rng,
  )
  if ('games' in reason) {
    outcome.searches++
    outcome.searched += reason.games
  }
  return move
}
