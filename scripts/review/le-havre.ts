/** Games of Le Havre's bots into which one clearly worst action is put, to see whether a review names it. */
import { estimating } from '../../src/bots/weigh.ts'
import { seedOf } from '../../src/engine/random-game.ts'
import { type Rng, random } from '../../src/engine/rng.ts'
import { ACTING, type Action, actionsFrom } from '../../src/games/le-havre/bots/actions.ts'
import { simpleMove } from '../../src/games/le-havre/bots/others.ts'
import { PARTS, type Part } from '../../src/games/le-havre/bots/parts.ts'
import { reviewed } from '../../src/games/le-havre/bots/review.ts'
import { partsFor } from '../../src/games/le-havre/bots/standing.ts'
import type { LeHavreBots } from '../../src/games/le-havre/bots/types.ts'
import { weigh } from '../../src/games/le-havre/bots/weigh.ts'
import { bulkGame } from '../../src/games/le-havre/rules/bulk.ts'
import type { Move } from '../../src/games/le-havre/rules/moves.ts'
import { scoreOf } from '../../src/games/le-havre/rules/scoring.ts'
import { setUp } from '../../src/games/le-havre/rules/setup.ts'
import { copyState, type Position } from '../../src/games/le-havre/rules/state.ts'
import type { Planted, Planting } from './planting.ts'

const OWN = 0

/** What an action must lose, in francs and with 95 % certainty, to be called clearly worst. */
const CLEARLY = 20

/** Pairs of games that are played to their end to know it; fewer tell where it does not even seem so. */
const PAIRS = 8
const FEW = 2

/** What it must seem to lose at first sight to be tried at all. */
const SEEMING = 15

/** How often they are played otherwise than what looks best at once: a single course would say little. */
const ASTRAY = 0.25
const LIKED = 3

/** Own actions before the planted one, at least, and at most. */
const EARLIEST = 3
const LATEST = 14

/** What is done next where one takes what looks best at once, now and then something nearly as good. */
function nextMoves(position: Position, astray: number, chance: Rng): readonly Move[] {
  if (!ACTING.test(position.at)) return [simpleMove(position)]
  const actions = actionsFrom(position)
  const some = random(chance) < astray ? Math.floor(random(chance) * LIKED) : 0
  return (actions[some] ?? actions[0])?.moves ?? [simpleMove(position)]
}

/** How far the first seat is ahead in the end after an action. */
function marginAfter(action: Action, seed: number): number {
  const played = copyState(action.next)
  const chance = { rng: seed | 0 }
  while (played.at !== 'over')
    for (const move of nextMoves(played, ASTRAY, chance)) bulkGame.applyMoveInPlace(played, move)
  return scoreOf(played, OWN).total - scoreOf(played, 1 - OWN).total
}

/** Whether an action loses so much against another, in pairs of games that share all chance. */
function losesClearly(better: Action, worse: Action, rng: Rng): boolean {
  const { add, estimate } = estimating()
  for (let pair = 0; pair < PAIRS; pair++) {
    const chance = seedOf(rng.rng, pair)
    add(marginAfter(better, chance) - marginAfter(worse, chance))
    if (pair === FEW && estimate().mean < CLEARLY) return false
  }
  const { mean, spread } = estimate()
  return mean - spread >= CLEARLY
}

/** Parts of a standing that the planted action loses at once beside the better one, most first. */
const CAUSES = 3

function causesOf(worse: Action): Planted<LeHavreBots>['causes'] {
  return (before, better): ReadonlySet<Part> => {
    const key = bulkGame.keyOfMove(better)
    const best = actionsFrom(before).find(
      ({ moves: [first] }) => first && bulkGame.keyOfMove(first) === key,
    )
    if (!best) return new Set()
    const [made, would] = [partsFor(worse.next, OWN), partsFor(best.next, OWN)]
    const lost = PARTS.map((part) => ({ part, points: would[part] - made[part] }))
    return new Set(
      lost
        .filter(({ points }) => points > 0)
        .toSorted((one, other) => other.points - one.points)
        .slice(0, CAUSES)
        .map(({ part }) => part),
    )
  }
}

/** A short game; from some action of the first seat on, the first clearly worst one is made. */
function plant(seed: number): Planted<LeHavreBots> | null {
  const rng = { rng: seedOf(seed, 1) | 0 }
  const position = setUp({ version: 'short', seats: 2, seed })
  const turns: Planted<LeHavreBots>['turns'] = []
  const from = EARLIEST + Math.floor(random(rng) * (LATEST - EARLIEST))
  let acted = 0
  let found: { at: number; action: Action } | null = null
  while (position.at !== 'over') {
    let moves = nextMoves(position, 0, rng)
    if (position.seat === OWN && position.at === 'turn.main' && !found) {
      acted++
      const actions = acted > from ? actionsFrom(position) : []
      const [best, worst] = [actions[0], actions.at(-1)]
      const seems = best && worst && best.value - worst.value >= SEEMING
      if (seems && losesClearly(best, worst, rng)) {
        found = { at: turns.length, action: worst }
        moves = worst.moves
      }
    }
    for (const move of moves) {
      turns.push({ before: copyState(position), move })
      bulkGame.applyMoveInPlace(position, move)
    }
  }
  return found && { turns, at: found.at, causes: causesOf(found.action) }
}

export const leHavre: Planting<LeHavreBots> = { own: OWN, reviewed, weigh, plant }
