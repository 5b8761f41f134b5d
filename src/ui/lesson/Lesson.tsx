import { useEffect, useRef, useState } from 'preact/hooks'
import type { Moved } from '../../lessons/outline.ts'
import { playPath, refereePath } from '../../lessons/paths.ts'
import type { Step } from '../../lessons/run.ts'
import { isDone, withDone } from '../../saves/progress.ts'
import type { ScenarioTypes } from '../../scenario/plug.ts'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/course.ts'
import { to } from '../link.ts'
import { Say } from '../Say.tsx'
import type { LessonTable } from './plug.ts'
import { StepNav } from './StepNav.tsx'
import { StepPlayer } from './StepPlayer.tsx'
import { useNamedStep } from './useNamedStep.ts'
import { useProgress } from './useProgress.ts'
import './lesson.css'

export interface LessonProps<G extends ScenarioTypes> {
  chapter: {
    id: string
    number: number
    title: string
    /** What is worth remembering: shown after the last step. */
    summary: readonly string[]
    steps: readonly Step<G>[]
  }
  moved: Moved
  /** Where the course goes on after the chapter; null after the last. */
  next: { href: string; title: string } | null
}

interface Props<G extends ScenarioTypes, Hand> extends LessonProps<NoInfer<G>> {
  table: LessonTable<G, Hand>
}

/** A chapter: one step at a time, named in the address. */
export function Lesson<G extends ScenarioTypes, Hand>(props: Props<G, Hand>) {
  const { table, chapter, moved, next } = props
  const { steps, id, number, title, summary } = chapter
  const game = table.game.parts.id
  const kept = useProgress(game, moved)
  const [tries, setTries] = useState(0)
  const head = useRef<HTMLDivElement>(null)
  const index = useNamedStep(
    steps.map((one) => one.id),
    kept.ready,
    (one) => isDone(kept.progress, id, one),
    head,
  )
  const step = steps[index]

  useEffect(() => {
    if (kept.ready && step) kept.change((now) => ({ ...now, at: { chapter: id, step: step.id } }))
  }, [kept.ready, step])

  if (!step) return null
  const following = steps[index + 1]
  const map = to(`/${game}/learn/`)
  return (
    <article class="lesson">
      <div class="lesson-head" ref={head}>
        <h1>
          <a class="course-link" href={map}>
            {t('course.title')}
          </a>{' '}
          <b>{number}</b> <Say of={parse(title)} />
        </h1>
        <StepNav
          label={t('course.steps')}
          nameOf={(number, done) =>
            done ? t('course.step-done', { number }) : t('course.step-link', { number })
          }
          steps={steps.map((one) => one.id)}
          current={index}
          isDone={(one) => isDone(kept.progress, id, one)}
        />
      </div>
      <StepPlayer
        table={table}
        key={`${step.id} ${tries}`}
        step={step}
        referee={to(refereePath(game, id, step.id))}
        play={to(playPath(game, id, step.id))}
        next={
          following
            ? { href: `#${following.id}`, title: null }
            : (next ?? { href: map, title: null })
        }
        summary={following ? [] : summary}
        onDone={() => kept.change((now) => withDone(now, id, step.id))}
        onRetry={() => setTries(tries + 1)}
      />
    </article>
  )
}
