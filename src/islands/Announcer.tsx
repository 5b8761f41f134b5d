import { toText } from '../text/markup.ts'
import { t } from '../text/messages/t.ts'
import { moveWords } from '../text/moves.ts'
import { logLine, refusal as refusalWords } from '../text/say.ts'
import type { Guide, Refusal } from './LiveTable.tsx'
import type { Turn } from './useGame.ts'

interface Props {
  turns: readonly Turn[]
  refusal: Refusal | null
  players: readonly string[]
  guide?: Guide | undefined
}

/** The one live region: tells what the last move made happen, or why a try was refused. */
export function Announcer(props: Props) {
  return (
    <p class="sr" role="status" aria-live="polite">
      {wordsFor(props)}
    </p>
  )
}

function wordsFor({ turns, refusal, players, guide }: Props): string {
  const nameOf = (seat: number) => players[seat] ?? ''
  const [rule] = refusal?.broken ?? []
  if (refusal && rule) {
    const words = refusalWords(rule, refusal.move, nameOf)
    const more = guide?.explain(refusal)
    return [words ? toText(words) : t('action.refused'), more ? toText(more) : ''].join(' ')
  }
  const last = turns.at(-1)
  const told = toText(guide?.told ?? [])
  if (!last) return told
  const lines = last.notes.map((note) => logLine(note, nameOf)).filter((line) => line !== null)
  const move = `${nameOf(last.move.seat)}: ${toText(moveWords(last.move))}.`
  return [move, ...lines.map((line) => `${toText(line)}.`), told].join(' ')
}
