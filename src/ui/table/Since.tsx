import { useEffect, useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import { t } from '../../text/messages/bots.ts'
import { t as tOfLog } from '../../text/messages/log.ts'
import { Message } from '../Message.tsx'
import type { SeatName, TableWords } from './definition.ts'
import { forcedKey } from './forced-key.ts'
import type { Turn } from './useGame.ts'

interface Props<G extends GameTypes> {
  words: TableWords<G>
  turns: readonly Turn<NoInfer<G>>[]
  /** The first turn to be told. */
  from: number
  players: readonly string[]
  /** The reader's last move: what the end of a round brought with it is told first. */
  after?: Turn<NoInfer<G>> | undefined
  /** Why whoever moved did so, where that is known. */
  reasonOf: (turn: number) => Segment[] | null
  /** All of it happened: it is read from its first line on; otherwise the newest is in view. */
  isWhole?: boolean
}

/** What happened since the reader's last move: who, what, what it brought, and why. */
export function Since<G extends GameTypes>(props: Props<G>) {
  const { words, turns, from, after, players, reasonOf, isWhole = false } = props
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const { current } = list
    if (current) current.scrollTop = isWhole ? 0 : current.scrollHeight
  }, [turns, isWhole])
  const shown = turns.slice(from)
  const nameOf = (seat: number): string => players[seat] ?? ''
  const ended = after?.events.filter((event) => words.endsRound?.(event)) ?? []
  const round = linesOf(words, ended, nameOf)
  if (shown.length === 0 && round.length === 0) return null
  return (
    <ol class="since" aria-label={t('since.title')} ref={list}>
      {round.length > 0 && (
        <li>
          <Lines of={round} />
        </li>
      )}
      {shown.map((turn, index) => (
        <li key={from + index}>
          <SinceLine words={words} turn={turn} players={players} reason={reasonOf(from + index)} />
        </li>
      ))}
    </ol>
  )
}

const linesOf = <G extends GameTypes>(
  words: TableWords<G>,
  events: Turn<NoInfer<G>>['events'],
  nameOf: SeatName,
): Segment[][] =>
  events.map((event) => words.logLine(event, nameOf)).filter((line) => line !== null)

interface LineProps<G extends GameTypes> extends Pick<Props<G>, 'words' | 'players'> {
  turn: Turn<NoInfer<G>>
  reason: Segment[] | null
}

function SinceLine<G extends GameTypes>({ words, turn, players, reason }: LineProps<G>) {
  const { move, events, forced } = turn
  const nameOf = (seat: number): string => players[seat] ?? ''
  // What came of it for others, as goods that they keep at the end of a phase, is not what was done, nor why.
  const isDeed = (event: (typeof events)[number]): boolean =>
    event.seat === move.seat && words.tellsMove(event)
  const did = linesOf(words, events.filter(isDeed), nameOf)
  const brought = linesOf(
    words,
    events.filter((event) => !isDeed(event)),
    nameOf,
  )
  return (
    <>
      {did.length > 0 ? (
        <Lines of={did} />
      ) : (
        <>
          {nameOf(move.seat)}: <Message segments={words.publicMove(move)} />
        </>
      )}
      {reason ? (
        <>
          {' '}
          <q class="why">
            <Message segments={reason} />
          </q>
        </>
      ) : (
        forced && <span class="why"> {tOfLog(forcedKey(words, turn))}</span>
      )}
      {brought.length > 0 && (
        <small>
          <Lines of={brought} />
        </small>
      )}
    </>
  )
}

function Lines({ of }: { of: readonly Segment[][] }) {
  return of.map((line, index) => (
    <span key={index} class="note">
      <Message segments={line} />
    </span>
  ))
}
