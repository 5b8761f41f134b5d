/**
 * Where the last turn before the move `end` began that `isOwn` knows as one's own: the first of its decisions, which the
 * same seat made one after the other. -1 where there is none.
 */
export function startOfLastTurn<T extends { move: { seat: number } }>(
  turns: readonly T[],
  end: number,
  isOwn: (turn: T) => boolean,
): number {
  const last = turns.findLastIndex((turn, index) => index < end && isOwn(turn))
  const seat = turns[last]?.move.seat
  const before = turns.findLastIndex(({ move }, index) => index < last && move.seat !== seat)
  return turns.findIndex((turn, index) => index > before && index <= last && isOwn(turn))
}
