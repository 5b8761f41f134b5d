/** What bots say of their moves at the table. */
import type { Choice } from '../../../../bots/bot.ts'
import type { LeHavreBots } from '../../bots/types.ts'
import type { Move, MoveKind } from '../../rules/moves.ts'
import { botWords } from '../../words/bot-words.ts'
import type { Segment } from '../../words/markup.ts'

/** How every turn begins and ends, which nobody has a reason for. */
const IN_ORDER: ReadonlySet<MoveKind> = new Set(['supply', 'endTurn'] as const)

type Told = Pick<Choice<LeHavreBots>, 'move' | 'reason'>

/** The reason of the move made as turn `at`; null where none is known, or where it was said in the same turn before. */
export function reasonAt(
  turns: readonly { move: Move }[],
  choiceOf: (turn: number) => Told | null,
  at: number,
): Segment[] | null {
  const said = (turn: number): Segment[] | null => {
    const choice = choiceOf(turn)
    return choice && !IN_ORDER.has(choice.move.do) ? botWords(choice.reason) : null
  }
  const words = said(at)
  const seat = turns[at]?.move.seat
  const key = JSON.stringify(words)
  for (let before = at - 1; words && before >= 0; before--) {
    const move = turns[before]?.move
    if (move?.seat !== seat || move?.do === 'endTurn') break
    if (JSON.stringify(said(before)) === key) return null
  }
  return words
}
