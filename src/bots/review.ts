/** A whole game looked over: every decision is weighed, those that may have cost most a second time and longer. */
import type { Game } from '../engine/game.ts'
import { ownMoves } from '../engine/own-moves.ts'
import type { ReviewTypes } from './comparing.ts'
import type { Weighed, WeighQuestion } from './weigh.ts'

/** What looking a game over asks of it. */
export interface ReviewedGame<G extends ReviewTypes> {
  game: Pick<Game<G>, 'applyMove' | 'legalMoves'>
  view: (position: G['Position'], seat: number) => G['View']
  /** Whether a move was a decision worth to be weighed, and no mere form. */
  isWeighed?: (before: G['Position'], move: G['Move']) => boolean
  depths: Readonly<Record<DepthName, Depth>>
  /** What a decision costs that is called a mistake, or a pity. */
  degrees: Readonly<Record<'mistake' | 'pity', number>>
}

/** Weighs one decision, wherever that is done. */
type Weigher<G extends ReviewTypes> = (question: WeighQuestion<G>) => Promise<Weighed<G>>

/** A move as it was made in a game. */
export interface PlayedMove<G extends ReviewTypes> {
  before: G['Position']
  move: G['Move']
}

/** A move that was one of several, and where it stands among the moves of the game. */
interface Decision<G extends ReviewTypes> extends PlayedMove<G> {
  turn: number
}

export interface WeighedDecision<G extends ReviewTypes> extends Decision<G> {
  weighed: Weighed<G>
}

/** How many games are played for a decision: for each of them, and then for those that may have cost most. */
interface Depth {
  first: number
  second: number
}

export const DEPTH_NAMES = ['quick', 'thorough'] as const
export type DepthName = (typeof DEPTH_NAMES)[number]

/** Decisions that are looked at a second time, and decisions that are named in the end. */
const SECOND_LOOKS = 10
const NAMED = 5

/** The decisions of these seats; what a seat does out of its turn is none that the search could weigh. */
export function decisionsOf<G extends ReviewTypes>(
  { game, isWeighed = () => true }: Pick<ReviewedGame<G>, 'game' | 'isWeighed'>,
  turns: readonly PlayedMove<G>[],
  seats: readonly number[],
): Decision<G>[] {
  const isChoice = (position: G['Position']): boolean => {
    const moves = ownMoves(game, position)
    return !moves.next().done && !moves.next().done
  }
  return turns.flatMap(({ before, move }, turn) =>
    seats.includes(move.seat) &&
    move.seat === before.seat &&
    isWeighed(before, move) &&
    isChoice(before)
      ? [{ turn, before, move }]
      : [],
  )
}

/** What a decision cost at least, as far as is known; 0 where nothing better is known. */
const leastCost = ({ weighed: { better } }: WeighedDecision<ReviewTypes>): number =>
  better ? Math.max(0, better.cost.mean - better.cost.spread) : 0

/** The decisions that cost most, the dearest first: only those of which it is certain that they cost something. */
export function dearest<G extends ReviewTypes>(
  weighed: readonly WeighedDecision<G>[],
): WeighedDecision<G>[] {
  return weighed
    .filter((one) => leastCost(one) > 0)
    .toSorted((one, other) => leastCost(other) - leastCost(one))
    .slice(0, NAMED)
}

/** How bad a decision was: a mistake, a pity, or a choice that could have been made otherwise. */
export function degreeOf(
  { degrees: { mistake, pity } }: Pick<ReviewedGame<never>, 'degrees'>,
  cost: number,
): 'mistake' | 'pity' | 'choice' {
  if (cost >= mistake) return 'mistake'
  return cost >= pity ? 'pity' : 'choice'
}

interface Reviewing<G extends ReviewTypes> {
  definition: Pick<ReviewedGame<G>, 'view'>
  decisions: readonly Decision<G>[]
  depth: Depth
  /** Each weighs one decision at a time. */
  weighers: readonly Weigher<G>[]
  /** Told of all that is weighed so far, in the order of play, and of the share of the work that is done. */
  tell?: (weighed: WeighedDecision<G>[], share: number) => void
}

/** Weighs the decisions of a game; in the order of play. Rejects as its weighers do. */
export async function review<G extends ReviewTypes>({
  definition,
  decisions,
  depth,
  weighers,
  tell = () => undefined,
}: Reviewing<G>): Promise<WeighedDecision<G>[]> {
  const found = new Map<number, WeighedDecision<G>>()
  const inOrder = (): WeighedDecision<G>[] =>
    [...found.values()].toSorted((one, other) => one.turn - other.turn)
  const again = Math.min(SECOND_LOOKS, decisions.length)
  const work = decisions.length * depth.first + again * depth.second
  let done = 0

  async function weighAll(these: readonly Decision<G>[], games: number): Promise<void> {
    const left = [...these]
    const run = async (weigher: Weigher<G>): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { turn, before, move } = next
        const view = definition.view(before, move.seat)
        const weighed = await weigher({ view, move, games, seed: turn })
        found.set(turn, { ...next, weighed })
        done += games
        tell(inOrder(), done / work)
      }
    }
    await Promise.all(weighers.map(run))
  }

  await weighAll(decisions, depth.first)
  const most = ({ weighed: { better } }: WeighedDecision<G>): number =>
    better ? better.cost.mean + better.cost.spread : 0
  const doubtful = [...found.values()]
    .filter((one) => most(one) > 0)
    .toSorted((one, other) => most(other) - most(one))
  await weighAll(doubtful.slice(0, SECOND_LOOKS), depth.second)
  return inOrder()
}
