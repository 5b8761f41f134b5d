import { useEffect, useState } from 'preact/hooks'
import type { Moved } from '../../../../lessons/outline.ts'
import { today } from '../../../../ui/day.ts'
import { useProgress } from '../../../../ui/lesson/useProgress.ts'
import { to } from '../../../../ui/link.ts'
import { Say } from '../../../../ui/Say.tsx'
import type { Theme } from '../../puzzles/puzzle.ts'
import { practiceHref } from '../../reference/scenario-links.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { say, t } from '../../words/messages/puzzles.ts'
import { ThemeEmblem } from './ThemeEmblem.tsx'
import '../../../../ui/lesson/map.css'

interface Props {
  /** The problems of each theme, by their ids. */
  themes: readonly { theme: Theme; ids: readonly string[] }[]
  /** All ids in the order in which they are the problem of the day. */
  days: readonly string[]
  moved: Moved
}

/** The problem of the day, and the themes with what is solved on this device. */
export function PuzzleMap({ themes, days, moved }: Props) {
  const { progress } = useProgress(IDENTITY.id, moved)
  const [daily, setDaily] = useState<string | null>(null)
  useEffect(() => setDaily(days[today() % days.length] ?? null), [])
  const isSolved = (id: string): boolean => progress.solved[id] !== undefined
  const theme = themes.find(({ ids }) => daily !== null && ids.includes(daily))?.theme
  return (
    <div class="course-map">
      <section>
        <h2>{t('puzzles.today')}</h2>
        {daily !== null && isSolved(daily) && <p class="course-done">{t('puzzles.today-done')}</p>}
        <a class="onward" href={theme && to(`${practiceHref(theme)}#${daily}`)}>
          {t(daily !== null && isSolved(daily) ? 'puzzles.again' : 'puzzles.today-open')}
        </a>
      </section>
      <section class="group">
        <h2>{t('puzzles.by-theme')}</h2>
        <p>{t('puzzles.count', { count: days.length, done: days.filter(isSolved).length })}</p>
        <ol class="chapters">
          {themes.map(({ theme, ids }) => {
            const done = ids.filter(isSolved).length
            return (
              <li key={theme} class={done === ids.length ? 'done' : ''}>
                <a href={to(practiceHref(theme))}>
                  <span class="number" aria-hidden="true">
                    <ThemeEmblem theme={theme} />
                  </span>
                  <b>
                    <Say of={say(`theme.${theme}`)} />
                  </b>
                  <span class="about">
                    <Say of={say(`theme.${theme}.about`)} />
                  </span>
                  <span class="count">
                    {done}/{ids.length}
                  </span>
                </a>
              </li>
            )
          })}
        </ol>
      </section>
      <p class="kept">{t('puzzles.kept')}</p>
    </div>
  )
}
