import type { FastWay } from '../../lessons/map.ts'
import { newGamePath, stepPath } from '../../lessons/paths.ts'
import { isMissed, type Progress } from '../../saves/progress.ts'
import { parse } from '../../text/markup.ts'
import { say, t } from '../../text/messages/map.ts'
import { to } from '../link.ts'
import { Message } from '../Message.tsx'
import './fast-end.css'

interface Props {
  game: string
  chapters: FastWay
  progress: Progress
  /** The chapter after the fast way. */
  next: { href: string; title: string } | null
}

/** The end of the fast way: a game to play, and a look back at the steps that took a wrong move. */
export function FastEnd({ game, chapters, progress, next }: Props) {
  const count = chapters.reduce((sum, { steps }) => sum + steps.length, 0)
  const missed = chapters.flatMap(({ id, title, steps }) =>
    steps.flatMap((step, index) =>
      isMissed(progress, id, step) ? [{ id, title, step, number: index + 1 }] : [],
    ),
  )
  return (
    <section class="fast-end">
      <p class="arrived">
        <span class="seal" aria-hidden="true">
          ✓
        </span>
        {t('course.fast-done', { count })}
      </p>
      <p>
        {missed.length === 0
          ? t('course.fast-clean')
          : t('course.fast-missed', { count: missed.length })}
      </p>
      {missed.length > 0 && (
        <ul>
          {missed.map(({ id, title, step, number }) => (
            <li key={`${id} ${step}`}>
              <a href={to(stepPath(game, id, step))}>
                <Message segments={say('course.fast-step', { title: parse(title), number })} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p class="ways">
        <a class="play" href={to(newGamePath(game))} data-astro-prefetch="false">
          {t('course.play-now')}
        </a>{' '}
        {next && (
          <a href={next.href}>
            <Message segments={say('course.next-chapter', { title: parse(next.title) })} />
          </a>
        )}
      </p>
    </section>
  )
}
