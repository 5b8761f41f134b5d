import { COLON, GAP, STOP } from '#language/language.ts'
import type { GameTypes } from '../../engine/types.ts'
import { type Segment, toText } from '../../text/markup.ts'
import { t } from '../../text/messages/t.ts'
import type { NamingSet } from '../../text/naming-set.ts'
import { builtOther, useNames } from '../use-names.ts'
import type { BarGame } from './definition.ts'
import type { Guide, Refusal } from './guide.ts'
import type { Turn } from './useGame.ts'

interface Props<G extends GameTypes, Hand> {
  bar: Pick<BarGame<G, Hand>, 'promptWords' | 'words'>
  position: G['Position']
  hand: Hand
  /** Something was chosen, taken back or tried in this position. */
  touched: boolean
  turns: readonly Turn<G>[]
  refusal: Refusal<G> | null
  /** Whether what was asked last may be done. */
  answered?: readonly Segment[]
  players: readonly string[]
  /** The table is about to move on by itself. */
  ending?: boolean
  guide?: Guide<G> | undefined
}

/** The one live region: what the last move made happen, why a try was refused, and what is asked now. */
export function Announcer<G extends GameTypes, Hand>(props: Props<G, Hand>) {
  return (
    <p
      class="sr"
      role="status"
      aria-live="polite"
      {...builtOther((names) => wordsFor(props, names))}
    >
      {wordsFor(props, useNames())}
    </p>
  )
}

function wordsFor<G extends GameTypes, Hand>(props: Props<G, Hand>, names: NamingSet): string {
  const spoken = (words: readonly Segment[]): string => toText(words, names)
  const { bar, position, hand, touched, turns, refusal, players, guide } = props
  const answer = spoken(props.answered ?? [])
  const { words } = bar
  const nameOf = (seat: number) => players[seat] ?? ''
  const [rule] = refusal?.broken ?? []
  if (refusal && rule) {
    if (guide?.refused) return spoken(guide.refused(refusal))
    const why = words.refusal(rule, refusal.move, nameOf, position)
    return [answer, why ? spoken(why) : t('action.refused')].filter(Boolean).join(STOP)
  }
  const seat = guide?.alone ? null : nameOf(position.seat)
  const question = props.ending ? t('action.ending') : spoken(bar.promptWords(position, hand, seat))
  const asked = guide?.frozen ? '' : question
  const announcement = spoken(guide?.announcement ?? [])
  const last = turns.at(-1)
  if (touched || !last) return [answer, announcement, asked].filter(Boolean).join(GAP)
  const { move, events } = last
  const isAnnounced = events.some((event) => event.seat === move.seat && words.tellsMove(event))
  const made = isAnnounced ? [] : [`${nameOf(move.seat)}${COLON}${spoken(words.publicMove(move))}`]
  const lines = events.map((event) => words.logLine(event, nameOf)).filter((line) => line !== null)
  const happened = [...made, ...lines.map(spoken)].map((line) => line + STOP.trim())
  const why = spoken(guide?.why ?? [])
  return [...happened, why, announcement, asked].filter(Boolean).join(GAP)
}
