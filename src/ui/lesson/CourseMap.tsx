import { chapterPath, stepPath } from '../../lessons/paths.ts'
import { isDone } from '../../saves/progress.ts'
import { parse } from '../../text/markup.ts'
import { say, t } from '../../text/messages/course.ts'
import { to } from '../link.ts'
import { Say } from '../Say.tsx'
import { KeptTools } from './KeptTools.tsx'
import { useProgress } from './useProgress.ts'
import './map.css'

/** A chapter as the map shows it. */
export interface ChapterEntry {
  id: string
  number: number
  title: string
  about: string
  steps: readonly string[]
}

/** The chapters in their order, with what is done on this device. */
export function CourseMap({ chapters }: { chapters: readonly ChapterEntry[] }) {
  const kept = useProgress()
  const { progress } = kept
  const doneIn = ({ id, steps }: ChapterEntry): number =>
    steps.filter((step) => isDone(progress, id, step)).length
  const count = chapters.reduce((sum, { steps }) => sum + steps.length, 0)
  const done = chapters.reduce((sum, chapter) => sum + doneIn(chapter), 0)
  return (
    <div class="course-map">
      <Onward chapters={chapters} at={progress.at} all={done === count} />
      {done > 0 && (
        <p class="course-done">
          <progress max={count} value={done} aria-hidden="true" />
          {t('course.whole', { count, done })}
        </p>
      )}
      <ol class="chapters">
        {chapters.map((chapter) => {
          const { id, number, title, about, steps } = chapter
          const count = steps.length
          const done = doneIn(chapter)
          return (
            <li key={id} class={done === count ? 'done' : ''}>
              <a href={to(chapterPath(id))}>
                <span class="number" aria-hidden="true">
                  {done === count ? '✓' : number}
                </span>
                <b>
                  <Say of={parse(title)} />
                </b>
                <span class="about">
                  <Say of={parse(about)} />
                </span>
                <span class="count">{t('course.count', { done, count })}</span>
              </a>
            </li>
          )
        })}
      </ol>
      <KeptTools kept={kept} chapters={chapters} />
    </div>
  )
}

interface OnwardProps {
  chapters: readonly ChapterEntry[]
  at: { chapter: string; step: string } | null
  all: boolean
}

/** The one button that begins, or goes on where the learner was. */
function Onward({ chapters, at, all }: OnwardProps) {
  const first = chapters[0]
  const there = chapters.find(({ id, steps }) => id === at?.chapter && steps.includes(at.step))
  if (all && there) return <p class="course-done">{t('course.all-done')}</p>
  if (at && there) {
    const number = there.steps.indexOf(at.step) + 1
    return (
      <a class="onward" href={to(stepPath(there.id, at.step))}>
        <Say of={say('course.resume', { title: parse(there.title), number })} />
      </a>
    )
  }
  return (
    first && (
      <a class="onward" href={to(chapterPath(first.id))}>
        {t('course.begin')}
      </a>
    )
  )
}
