import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Moved } from '../../lessons/outline.ts'
import { ownProblemSchema, ownProblemsKey } from '../../saves/own-problems.ts'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/puzzles.ts'
import { today } from '../day.ts'
import { useProgress } from '../lesson/useProgress.ts'
import { to } from '../link.ts'
import { Message } from '../Message.tsx'
import { usePersistedList } from '../persisted-list.ts'
import '../lesson/map.css'

/** A theme with its problems, by their ids; its words are markup. */
export interface ThemeListed<Theme extends string> {
  theme: Theme
  name: string
  about: string
  ids: readonly string[]
}

export interface PuzzleMapProps<Theme extends string> {
  themes: readonly ThemeListed<Theme>[]
  /** All ids in the order in which they are the problem of the day. */
  days: readonly string[]
  moved: Moved
}

interface Props<Theme extends string> extends PuzzleMapProps<Theme> {
  game: string
  Emblem: FunctionComponent<{ theme: Theme }>
}

/** The problem of the day, and the themes with what is solved on this device. */
export function PuzzleMap<Theme extends string>(props: Props<Theme>) {
  const { game, themes, days, moved, Emblem } = props
  const { progress } = useProgress(game, moved)
  const [own] = usePersistedList(ownProblemsKey(game), ownProblemSchema)
  const hrefOf = (theme: Theme): `/${string}` => `/${game}/puzzles/${theme}/`
  const [daily, setDaily] = useState<string | null>(null)
  useEffect(() => setDaily(days[today() % days.length] ?? null), [])
  const isSolved = (id: string): boolean => progress.solved[id] !== undefined
  const theme = themes.find(({ ids }) => daily !== null && ids.includes(daily))?.theme
  return (
    <div class="course-map">
      <section>
        <h2>{t('puzzles.today')}</h2>
        {daily !== null && isSolved(daily) && <p class="course-done">{t('puzzles.today-done')}</p>}
        <a class="onward" href={theme && to(`${hrefOf(theme)}#${daily}`)}>
          {t(daily !== null && isSolved(daily) ? 'puzzles.again' : 'puzzles.today-open')}
        </a>
      </section>
      <section class="group">
        <h2>{t('puzzles.by-theme')}</h2>
        <p>{t('puzzles.count', { count: days.length, done: days.filter(isSolved).length })}</p>
        <ol class="chapters">
          {themes.map(({ theme, name, about, ids }) => {
            const done = ids.filter(isSolved).length
            return (
              <li key={theme} class={done === ids.length ? 'done' : ''}>
                <a href={to(hrefOf(theme))}>
                  <span class="number" aria-hidden="true">
                    <Emblem theme={theme} />
                  </span>
                  <b>
                    <Message segments={parse(name)} />
                  </b>
                  <span class="about">
                    <Message segments={parse(about)} />
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
      <section>
        <h2>{t('puzzles.own')}</h2>
        <p>
          {own.length > 0
            ? t('puzzles.count', { count: own.length, done: own.filter(({ done }) => done).length })
            : t('puzzles.own.none')}
        </p>
        {own.length > 0 && (
          <a class="onward" href={to(`/${game}/puzzles/own/`)}>
            {t('puzzles.own.open')}
          </a>
        )}
      </section>
      <p class="kept">{t('puzzles.kept')}</p>
    </div>
  )
}
