/** Games into which one clearly worst move is put, and what is asked of a game for that. */
import type { Think } from '../../src/bots/bot.ts'
import { toTheEnd } from '../../src/bots/bot.ts'
import { mainDifferences, type ReviewTypes } from '../../src/bots/comparing.ts'
import {
  type DepthName,
  dearest,
  decisionsOf,
  type PlayedMove,
  type ReviewedGame,
  review,
} from '../../src/bots/review.ts'
import type { Weighed, WeighQuestion } from '../../src/bots/weigh.ts'

export interface Planted<G extends ReviewTypes> {
  turns: PlayedMove<G>[]
  /** The turn at which the worst move stands. */
  at: number
  /** Parts by which a reason names what was planted, beside the better move. */
  causes: (before: G['Position'], better: G['Move']) => ReadonlySet<G['Part']>
}

export interface Planting<G extends ReviewTypes> {
  /** Whose game is looked over. */
  own: number
  reviewed: ReviewedGame<G>
  weigh: Think<WeighQuestion<G>, Weighed<G>>
  /** A game with a planted move; null where none was found to plant. */
  plant: (seed: number) => Planted<G> | null
}

/** What came of one planted move. */
export interface Found {
  /** The seed of the game, its turn and the move planted there, to look for what was missed. */
  where: string
  named: boolean
  /** Named, and with a reason that names what was planted. */
  explained: boolean
  decisions: number
  /** Seconds of processor time. */
  time: number
}

/** Looks a game with a planted move over as the site does; null where the seed gives none. */
export async function findPlanted<G extends ReviewTypes>(
  { own, reviewed, weigh, plant }: Planting<G>,
  seed: number,
  depth: DepthName,
): Promise<Found | null> {
  const planted = plant(seed)
  if (!planted) return null
  const decisions = decisionsOf(reviewed, planted.turns, [own])
  const start = process.cpuUsage()
  const weighed = await review<G>({
    definition: reviewed,
    decisions,
    depth: reviewed.depths[depth],
    weighers: [async (question) => toTheEnd(weigh(question))],
  })
  const { user, system } = process.cpuUsage(start)
  const found = dearest(weighed).find(({ turn }) => turn === planted.at)
  const better = found?.weighed.better
  const causes = found && better ? planted.causes(found.before, better.move) : null
  const differences = better ? mainDifferences(better.differences, better.cost.mean) : []
  return {
    where: `${seed}, turn ${planted.at}: ${JSON.stringify(planted.turns[planted.at]?.move)}`,
    named: found !== undefined,
    explained: differences.some(({ part, points }) => points < 0 && causes?.has(part)),
    decisions: decisions.length,
    time: (user + system) / 1e6,
  }
}
