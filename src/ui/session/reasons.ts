/** What bots say of their moves at the table. */
import type { AnyMove } from '../../engine/types.ts'
import type { Said } from '../../saves/remarks.ts'
import type { Segment } from '../../text/markup.ts'

/**
 * The reason of the move made as turn `at`; null where none is known, for a move that is `routine`, and where the
 * same was said of a move just before it in the same turn.
 */
export function reasonAt<Move extends AnyMove>(
  turns: readonly { move: Move }[],
  saidOf: (turn: number) => Pick<Said, 'reason'> | null,
  at: number,
  routine?: ReadonlySet<Move['do']>,
): Segment[] | null {
  const isRoutine = (move: Move | undefined): boolean => !move || !!routine?.has(move.do)
  const said = (turn: number): Segment[] | null => {
    const words = saidOf(turn)
    return words && !isRoutine(turns[turn]?.move) ? words.reason : null
  }
  const words = said(at)
  const seat = turns[at]?.move.seat
  const key = JSON.stringify(words)
  for (let before = at - 1; words && before >= 0; before--) {
    const move = turns[before]?.move
    if (move?.seat !== seat || isRoutine(move)) break
    if (JSON.stringify(said(before)) === key) return null
  }
  return words
}
