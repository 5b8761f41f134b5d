import type { FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/course.ts'
import { t as quiz } from '../../text/messages/quiz.ts'
import { to } from '../link.ts'
import { ExplainedMessage } from '../Message.tsx'

interface Props {
  game: string
  /** What is worth remembering. */
  summary: readonly string[]
  picture: string
  Picture: FunctionComponent<{ id: string }>
  /** Whether a score sheet stands above it, which is what is brought into view then. */
  belowSheet: boolean
}

/** The end of a chapter: three lines and its picture, brought into view. */
export function ChapterEnd({ game, summary, picture, Picture, belowSheet }: Props) {
  const summed = useRef<HTMLElement>(null)
  // After the table has brought up what the last move did.
  useEffect(() => {
    if (belowSheet) return
    const frame = requestAnimationFrame(() => summed.current?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section class="summary" ref={summed}>
      <span class="picture">
        <Picture id={picture} />
      </span>
      <div>
        <p>{t('course.chapter-done')}</p>
        <ul>
          {summary.map((line) => (
            <li key={line}>
              <ExplainedMessage segments={parse(line)} />
            </li>
          ))}
        </ul>
        <p>
          <a href={to(`/${game}/quiz/`)}>{quiz('quiz.of-chapter')}</a>
        </p>
      </div>
    </section>
  )
}
