import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { GAP } from '#language/language.ts'
import type { Judged } from '../../lessons/run.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/course.ts'
import { ExplainedMessage, Message } from '../Message.tsx'
import { LiveTable } from '../table/LiveTable.tsx'
import { useGame } from '../table/useGame.ts'
import { useKeeping } from '../useKeeping.ts'
import type { LessonTable } from './definition.ts'
import { playersOf } from './players.ts'
import type { Next } from './StepMessage.tsx'
import { Onward } from './StepTools.tsx'
import { useTableInView } from './useTableInView.ts'

interface Props<G extends ScenarioTypes, Hand> {
  table: LessonTable<G, Hand>
  judged: Judged<NoInfer<G>>
  next: Next
  /** The end of the chapter, once it is judged. */
  end: ComponentChildren
  onDone: () => void
}

/** A whole position with one question: may this be done? A move that may be made is then made. */
export function JudgedPosition<G extends ScenarioTypes, Hand>(props: Props<G, Hand>) {
  const { table, judged, next, end, onDone } = props
  const { start, you, move, broken, question, answer } = judged
  const game = useGame(table, start)
  const [right, setRight] = useState<boolean | null>(null)
  const task = useRef<HTMLElement>(null)
  const players = playersOf(start, you)
  useTableInView(task, right === null)
  useKeeping(() => {
    if (right !== null) onDone()
  }, [right])
  useEffect(() => {
    if (right !== null && broken === null) game.attempt(move)
  }, [right])
  const lines = game.turns
    .flatMap(({ events }) =>
      events.map((event) => table.words.logLine(event, (seat) => players[seat] ?? '')),
    )
    .filter((line) => line !== null)
  const ruling = t(broken === null ? 'course.may' : 'course.may-not')
  const verdict =
    right === null ? null : `${t(right ? 'course.right' : 'course.not-right')}${GAP}${ruling}`
  return (
    <>
      <section
        class={verdict === null ? 'task' : 'task is-done'}
        aria-label={t('course.judged')}
        tabIndex={-1}
        ref={task}
      >
        <p>
          <span class="mark">{t('course.judged')}</span>
          <ExplainedMessage segments={parse(question)} />
        </p>
      </section>
      {verdict !== null && end}
      <LiveTable
        table={table}
        game={game}
        players={players}
        viewer={you}
        lit={table.placesOf(move)}
        playsForced={false}
        plays={(seat) => seat === you}
        guide={{
          frozen: true,
          alone: true,
          announcement: verdict === null ? [] : [{ text: verdict + GAP }, ...parse(answer)],
          refused: null,
          message: verdict !== null && (
            <div class={`step-message is-${right ? 'done' : 'missed'}`}>
              <p class="verdict">{verdict}</p>
              <p>
                <ExplainedMessage segments={parse(answer)} />{' '}
                {broken !== null && (
                  <a class="rule-link" href={table.words.ruleHref(broken)}>
                    {t('action.more')}
                  </a>
                )}
              </p>
              {lines.length > 0 && (
                <ul class="consequence">
                  {lines.map((line, index) => (
                    <li key={index}>
                      <Message segments={line} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ),
          tools:
            right === null ? (
              <>
                <Verdict words={t('course.yes')} onClick={() => setRight(broken === null)} />
                <Verdict words={t('course.no')} onClick={() => setRight(broken !== null)} />
              </>
            ) : (
              <Onward next={next} />
            ),
        }}
      />
    </>
  )
}

function Verdict({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" class="main-action" onClick={onClick}>
      {words}
    </button>
  )
}
