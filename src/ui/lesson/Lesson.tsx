import { useEffect, useRef, useState } from 'preact/hooks'
import type { RuleOf } from '../../engine/types.ts'
import type { FastWay } from '../../lessons/map.ts'
import type { Moved } from '../../lessons/outline.ts'
import { newGamePath, playPath, refereePath } from '../../lessons/paths.ts'
import type { Judged, Step } from '../../lessons/run.ts'
import { isDone, withDone, withMissed } from '../../saves/progress.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { parse } from '../../text/markup.ts'
import { say, t } from '../../text/messages/course.ts'
import { lazy } from '../lazy.tsx'
import { to } from '../link.ts'
import { Message } from '../Message.tsx'
import { useKeeping } from '../useKeeping.ts'
import type { LessonTable } from './definition.ts'
import { StepNav } from './StepNav.tsx'
import { StepPlayer } from './StepPlayer.tsx'
import { useNamedStep } from './useNamedStep.ts'
import { useProgress } from './useProgress.ts'
import './lesson.css'

/** Wanted after the last step. */
const ChapterEnd = lazy(async () => (await import('./ChapterEnd.tsx')).ChapterEnd)
/** Wanted after the last step of the fast way. */
const FastEnd = lazy(async () => (await import('./FastEnd.tsx')).FastEnd)
const judging = <G extends ScenarioTypes, Hand>() =>
  lazy(async () => (await import('./JudgedPosition.tsx')).JudgedPosition<G, Hand>)

export interface LessonProps<G extends ScenarioTypes> {
  chapter: {
    id: string
    number: number
    title: string
    /** What is worth remembering: shown after the last step. */
    summary: readonly string[]
    /** By its name in the outline of the course. */
    picture: string
    steps: readonly Step<G>[]
    judged: Judged<G> | null
    /** By step: rules whose refusals use words that come later in the course. */
    unintroduced: Readonly<Record<string, readonly RuleOf<G>[]>>
    /** By step: the link that holds its position, in a game whose pages do not know steps by their names. */
    links?: Readonly<Record<string, string>>
  }
  moved: Moved
  /** After the fast way, which this chapter ends: its chapters, for a look back. */
  fast?: FastWay | null
  /** Where the course goes on after the chapter; null after the last. */
  next: { href: string; title: string } | null
}

interface Props<G extends ScenarioTypes, Hand> extends LessonProps<NoInfer<G>> {
  table: LessonTable<G, Hand>
}

/** A chapter: one step at a time, named in the address. */
export function Lesson<G extends ScenarioTypes, Hand>(props: Props<G, Hand>) {
  const { table, chapter, moved, next, fast } = props
  const { steps, judged, id, number, title, summary, picture, unintroduced, links } = chapter
  const all = [...steps.map((step) => step.id), ...(judged ? [judged.id] : [])]
  const game = table.game.parts.id
  const kept = useProgress(game, moved)
  const [tries, setTries] = useState(0)
  const [JudgedPosition] = useState(judging<G, Hand>)
  const lesson = useRef<HTMLElement>(null)
  const index = useNamedStep(all, kept.ready, (one) => isDone(kept.progress, id, one), lesson)
  const step = steps[index]
  const at = all[index]

  // It is there by the time the last step leads to it.
  useEffect(() => {
    if (judged) void JudgedPosition.preload()
  }, [])
  useKeeping(() => {
    if (kept.ready && at) kept.change((now) => ({ ...now, at: { chapter: id, step: at } }))
  }, [kept.ready, at])

  const following = all[index + 1]
  const map = to(`/${game}/learn/`)
  const onward = following
    ? { href: `#${following}`, words: say('course.next') }
    : fast
      ? { href: to(newGamePath(game)), words: say('course.play-now') }
      : next
        ? { href: next.href, words: say('course.next-chapter', { title: parse(next.title) }) }
        : { href: map, words: say('course.to-map') }
  const end = following ? null : (
    <>
      <ChapterEnd
        game={game}
        summary={summary}
        picture={picture}
        Picture={table.Picture}
        belowSheet={step?.sheet === true}
      />
      {fast && <FastEnd game={game} chapters={fast} progress={kept.progress} next={next} />}
    </>
  )
  const nameOf = (number: number, done: boolean): string => {
    if (number > steps.length) return t(done ? 'course.judged-done' : 'course.judged-link')
    return t(done ? 'course.step-done' : 'course.step-link', { number })
  }
  return (
    <article class="lesson" ref={lesson}>
      <div class="lesson-head">
        <h1>
          <a class="course-link" href={map}>
            {t('course.title')}
          </a>{' '}
          <b>{number}</b> <Message segments={parse(title)} />
        </h1>
        <StepNav
          label={t('course.steps')}
          nameOf={nameOf}
          steps={all}
          current={index}
          isDone={(one) => isDone(kept.progress, id, one)}
          asks={judged !== null}
        />
      </div>
      {step ? (
        <StepPlayer
          table={table}
          key={`${step.id} ${tries}`}
          step={step}
          referee={to(
            links ? `/${game}/referee/${links[step.id]}` : refereePath(game, id, step.id),
          )}
          play={to(links ? `/${game}/play/${links[step.id]}` : playPath(game, id, step.id))}
          next={onward}
          unintroduced={unintroduced[step.id] ?? []}
          end={end}
          onDone={(mistaken) => kept.change((now) => withDone(now, id, step.id, mistaken))}
          onMistake={() => kept.change((now) => withMissed(now, id, step.id))}
          onRetry={() => setTries(tries + 1)}
        />
      ) : (
        judged && (
          <JudgedPosition
            table={table}
            judged={judged}
            next={onward}
            end={end}
            onDone={() => kept.change((now) => withDone(now, id, judged.id))}
          />
        )
      )}
    </article>
  )
}
