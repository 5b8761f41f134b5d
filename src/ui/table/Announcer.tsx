import type { Position } from '../../games/puerto-rico/rules/state.ts'
import type { Hand } from '../../games/puerto-rico/table/hand.ts'
import { moveWords, promptWords } from '../../games/puerto-rico/words/moves.ts'
import { logLine, refusal as refusalWords } from '../../games/puerto-rico/words/say.ts'
import { type Segment, toText } from '../../text/markup.ts'
import { t } from '../../text/messages/t.ts'
import type { NamingSet } from '../../text/names.ts'
import { useNames } from '../use-names.ts'
import type { Guide, Refusal } from './guide.ts'
import type { Turn } from './useGame.ts'

interface Props {
  position: Position
  hand: Hand
  /** Something was chosen, taken back or tried in this position. */
  touched: boolean
  turns: readonly Turn[]
  refusal: Refusal | null
  players: readonly string[]
  guide?: Guide | undefined
}

/** The one live region: what the last move made happen, why a try was refused, and what is asked now. */
export function Announcer(props: Props) {
  return (
    <p class="sr" role="status" aria-live="polite">
      {wordsFor(props, useNames())}
    </p>
  )
}

function wordsFor(props: Props, names: NamingSet): string {
  const spoken = (words: readonly Segment[]): string => toText(words, names)
  const { position, hand, touched, turns, refusal, players, guide } = props
  const nameOf = (seat: number) => players[seat] ?? ''
  const [rule] = refusal?.broken ?? []
  if (refusal && rule) {
    const words = refusalWords(rule, refusal.move, nameOf)
    const more = guide?.explain(refusal)
    return [words ? spoken(words) : t('action.refused'), more ? spoken(more) : ''].join(' ')
  }
  const seat = guide?.alone ? null : nameOf(position.seat)
  const asked = guide?.frozen ? '' : spoken(promptWords(position, hand, seat))
  const told = spoken(guide?.told ?? [])
  const last = turns.at(-1)
  if (touched || !last) return [told, asked].join(' ')
  const lines = last.notes.map((note) => logLine(note, nameOf)).filter((line) => line !== null)
  const move = `${nameOf(last.move.seat)}: ${spoken(moveWords(last.move))}.`
  return [move, ...lines.map((line) => `${spoken(line)}.`), told, asked].join(' ')
}
