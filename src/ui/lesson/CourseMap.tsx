import type { FunctionComponent } from 'preact'
import type { ChapterEntry, GroupEntry } from '../../lessons/map.ts'
import type { Moved } from '../../lessons/outline.ts'
import { chapterPath, newGamePath, stepPath } from '../../lessons/paths.ts'
import { isDone, type Progress } from '../../saves/progress.ts'
import { nextStep } from '../../saves/progress-map.ts'
import { parse } from '../../text/markup.ts'
import { say, t } from '../../text/messages/map.ts'
import { to } from '../link.ts'
import { Message } from '../Message.tsx'
import { ProgressTools } from './ProgressTools.tsx'
import { useProgress } from './useProgress.ts'
import './map.css'

export interface MapProps {
  /** The game's id. */
  game: string
  groups: readonly GroupEntry[]
  moved: Moved
}

interface Props extends MapProps {
  Picture: FunctionComponent<{ id: string }>
}

/** The chapters in their order, group by group, with what is done on this device. */
export function CourseMap({ game, groups, moved, Picture }: Props) {
  const kept = useProgress(game, moved)
  const { progress } = kept
  const chapters = groups.flatMap((group) => group.chapters)
  const standing = groups.map((group) => standingIn(progress, group))
  const [fast] = standing
  // The group that one is in: a whole course at once is out of sight.
  const here = nextStep(progress, chapters)?.chapter
  const at = standing.find(({ chapters }) => chapters.some(({ id }) => id === here))
  const hasBegun = standing.some(({ done }) => done > 0)
  return (
    <div class="course-map">
      <Onward game={game} chapters={chapters} progress={progress} />
      {fast && fast.done === fast.count && (
        <p class="course-done">
          <a href={to(newGamePath(game))} data-astro-prefetch="false">
            {t('course.play-now')}
          </a>
        </p>
      )}
      {at && hasBegun && (
        <p class="course-done">
          <progress max={at.count} value={at.done} aria-hidden="true" />
          <Message
            segments={say('course.group', {
              title: parse(at.title),
              count: at.count,
              done: at.done,
            })}
          />
        </p>
      )}
      {standing.map(({ id, title, about, chapters, count, done }) => (
        <section key={id} class="group">
          <h2>
            <Message segments={parse(title)} />{' '}
            <small>
              {t('course.minutes', { count: chapters.reduce((sum, one) => sum + one.minutes, 0) })}
              {done > 0 && ` · ${t('course.count', { done, count })}`}
            </small>
          </h2>
          <p>
            <Message segments={parse(about)} />
          </p>
          <ol class="chapters">
            {chapters.map((chapter) => (
              <Entry
                key={chapter.id}
                game={game}
                chapter={chapter}
                done={doneIn(progress, chapter)}
                Picture={Picture}
              />
            ))}
          </ol>
        </section>
      ))}
      <ProgressTools kept={kept} chapters={chapters} moved={moved} />
    </div>
  )
}

/** A group with how much of it is done. */
const standingIn = (progress: Progress, group: GroupEntry) => ({
  ...group,
  count: group.chapters.reduce((sum, { steps }) => sum + steps.length, 0),
  done: group.chapters.reduce((sum, chapter) => sum + doneIn(progress, chapter), 0),
})

const doneIn = (progress: Progress, { id, steps }: ChapterEntry): number =>
  steps.filter((step) => isDone(progress, id, step)).length

interface EntryProps extends Pick<Props, 'Picture'> {
  game: string
  chapter: ChapterEntry
  done: number
}

/** A chapter: its number and picture, what it is about, how long it takes, how much of it is done. */
function Entry({ game, chapter, done, Picture }: EntryProps) {
  const { id, number, title, about, picture, minutes, steps } = chapter
  const count = steps.length
  return (
    <li class={done === count ? 'done' : ''}>
      <a href={to(chapterPath(game, id))}>
        <span class="number" aria-hidden="true">
          {done === count ? '✓' : number}
        </span>
        <span class="picture">
          <Picture id={picture} />
        </span>
        <b>
          <Message segments={parse(title)} />
        </b>
        <span class="about">
          <Message segments={parse(about)} />
        </span>
        <span class="count">
          {t('course.minutes', { count: minutes })} · {t('course.count', { done, count })}
        </span>
      </a>
    </li>
  )
}

interface OnwardProps {
  game: string
  chapters: readonly ChapterEntry[]
  progress: Progress
}

/** The one button that begins, or leads to the first step that is not done. */
function Onward({ game, chapters, progress }: OnwardProps) {
  const next = nextStep(progress, chapters)
  if (!next) return <p class="course-done">{t('course.all-done')}</p>
  const there = chapters.find(({ id }) => id === next.chapter)
  if (!there || !progress.at)
    return (
      <a class="onward" href={to(chapterPath(game, next.chapter))}>
        {t('course.begin')}
      </a>
    )
  const number = there.steps.indexOf(next.step) + 1
  return (
    <a class="onward" href={to(stepPath(game, there.id, next.step))}>
      <Message segments={say('course.resume', { title: parse(there.title), number })} />
    </a>
  )
}
