/** What bots say of their moves at the table. */
import { GAP } from '#language/language.ts'
import type { AnyMove } from '../../engine/types.ts'
import type { Said } from '../../saves/remarks.ts'
import type { Segment } from '../../text/markup.ts'

/** The sentences of a text put together with a gap after each. */
function sentencesOf(words: readonly Segment[]): Segment[][] {
  const sentences: Segment[][] = [[]]
  for (const segment of words) {
    const last = sentences.at(-1) ?? []
    const end = last.at(-1)
    if (
      'text' in segment &&
      segment.text === GAP &&
      end &&
      'text' in end &&
      /[.。]$/.test(end.text)
    )
      sentences.push([])
    else last.push(segment)
  }
  return sentences
}

/**
 * The reason of the move made as turn `at`, without sentences that were said of a move just before it in the same turn;
 * null where none is known, where none is left, and for a move that is `routine`.
 */
export function reasonAt<Move extends AnyMove>(
  turns: readonly { move: Move }[],
  saidOf: (turn: number) => Pick<Said, 'reason'> | null,
  at: number,
  routine?: ReadonlySet<Move['do']>,
): Segment[] | null {
  const isRoutine = (move: Move | undefined): boolean => !move || !!routine?.has(move.do)
  const said = (turn: number): Segment[][] => {
    const words = saidOf(turn)
    return words && !isRoutine(turns[turn]?.move) ? sentencesOf(words.reason) : []
  }
  const seat = turns[at]?.move.seat
  const saidBefore = new Set<string>()
  for (let before = at - 1; before >= 0; before--) {
    const move = turns[before]?.move
    if (move?.seat !== seat || isRoutine(move)) break
    for (const sentence of said(before)) saidBefore.add(JSON.stringify(sentence))
  }
  const left = said(at).filter((sentence) => !saidBefore.has(JSON.stringify(sentence)))
  if (left.length === 0) return null
  return left.flatMap((sentence, place) => (place > 0 ? [{ text: GAP }, ...sentence] : sentence))
}
