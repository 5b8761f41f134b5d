/** What a move leads to: the own action is played to its end, as well as is seen. */
import type { Thinking, Valued } from '../../../../bots/bot.ts'
import { type Rng, random, randomBelow } from '../../../../engine/rng.ts'
import { game } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { copyState, type Position } from '../../rules/state.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { worth } from './worth.ts'

/** Moves looked at where a bot decides, and where it looks ahead. */
const WIDTH = 60
const WIDTH_AHEAD = 6
/** Decisions of one action that are looked ahead. */
const DEPTH = 5

/** Decisions between actions: an action that gets there is over. */
const BETWEEN: ReadonlySet<string> = new Set(['turn.opened', 'turn.main', 'turn.closed', 'over'])

/** Where one owes; elsewhere a bot sells nothing. */
const OWING: ReadonlySet<string> = new Set(['turn.interest', 'roundEnd.feeding'])

/** Whether a bot thinks of a move: others may sell and repay while it decides, and it sells in need alone. */
const isThoughtOf = ({ seat, at }: Position, move: Move): boolean =>
  move.seat === seat && (move.do !== 'sell' || OWING.has(at))

/** The legal moves, or so many of them where there are more: the first half, and others at random. */
function someMoves(position: Position, most: number, rng: Rng): Move[] {
  const moves: Move[] = []
  for (const move of game.legalMoves(position)) {
    if (isThoughtOf(position, move)) moves.push(move)
    if (moves.length > 2 * most) break
  }
  if (moves.length <= most) return moves
  const kept = moves.slice(0, most / 2)
  const keys = new Set(kept.map(game.keyOfMove))
  while (keys.size < most) {
    const drawn =
      randomBelow(rng, 2) === 0
        ? moves[randomBelow(rng, moves.length)]
        : game.randomMove(position, () => random(rng))
    if (!drawn) break
    if (isThoughtOf(position, drawn) && !keys.has(game.keyOfMove(drawn))) kept.push(drawn)
    keys.add(game.keyOfMove(drawn))
  }
  return kept
}

/** The position after a move. */
function after(position: Position, move: Move): Position {
  const next = copyState(position)
  game.applyMoveInPlace(next, move)
  return next
}

function follow(position: Position, seat: Seat, depth: number, rng: Rng): number {
  if (depth === 0 || position.seat !== seat || BETWEEN.has(position.at))
    return worth(position, seat)
  const values = someMoves(position, WIDTH_AHEAD, rng).map((move) =>
    follow(after(position, move), seat, depth - 1, rng),
  )
  return values.length > 0 ? Math.max(...values) : worth(position, seat)
}

export interface Weighed extends Valued<Move> {
  /** Where the move leads at once. */
  next: Position
}

/**
 * The moves that a bot thinks of with the worth of where each leads for who makes it, the best first;
 * `depth` decisions of the own action ahead.
 */
export function* weigh(position: Position, rng: Rng, depth = DEPTH): Thinking<Weighed[]> {
  const { seat } = position
  const weighed: Weighed[] = []
  const moves = someMoves(position, WIDTH, rng)
  for (const move of moves) {
    const next = after(position, move)
    weighed.push({ move, next, value: follow(next, seat, depth, rng) })
    yield weighed.length / moves.length
  }
  if (moves.length === 0) throw new RangeError('the game is over: there is nothing to decide')
  return weighed.sort((one, other) => other.value - one.value)
}
