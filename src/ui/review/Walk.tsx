import type { ComponentChildren, RefObject } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/after.ts'
import { AnnouncedTurn } from '../table/AnnouncedTurn.tsx'
import { useAnimation } from '../table/useAnimation.ts'
import type { Turn } from '../table/useGame.ts'
import type { WalkedTable } from './walked.ts'
import './replay.css'

interface Props<G extends GameTypes> {
  table: WalkedTable<G>
  turns: readonly Turn<NoInfer<G>>[]
  /** Where they led. */
  last: NoInfer<G>['Position']
  players: readonly string[]
  /** Whose board is shown as one's own. */
  viewer: number
  /** The step that it begins with; the last, where none is named. */
  from?: number
  /** What stands between what was told and the board. */
  children?: (at: number) => ComponentChildren
  within: RefObject<HTMLElement>
}

/** The ways through turns, each to a step or by steps. */
const WAYS = [
  ['first', 'M6 5v14M18 5l-7 7 7 7', () => 0],
  ['back', 'M15 5l-7 7 7 7', (at: number) => at - 1],
  ['next', 'M9 5l7 7-7 7', (at: number) => at + 1],
  ['last', 'M6 5l7 7-7 7M18 5v14', (_: number, all: number) => all],
] as const

/** Walks through turns: what was done, what it made happen, and how the table stood then. */
export function Walk<G extends GameTypes>(props: Props<G>) {
  const { table, turns, last, players, viewer, children, within } = props
  const all = turns.length
  const [at, goTo] = useState(props.from ?? all)
  const seen = useMemo(() => turns.slice(0, at), [turns, at])
  const shown = seen.at(-1)
  const position = shown?.after ?? turns[0]?.before ?? last
  useAnimation(table, within, seen)
  const step = t('replay.at', { count: at, all })
  return (
    <div class="walk">
      <div class="replay-bar">
        {WAYS.map(([way, path, from]) => {
          const to = from(at, all)
          const leads = to !== at && to >= 0 && to <= all
          return (
            <button
              key={way}
              type="button"
              class="quiet-action icon-action"
              aria-label={t(`replay.${way}`)}
              aria-disabled={!leads}
              onClick={() => leads && goTo(to)}
            >
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={path} />
              </svg>
            </button>
          )
        })}
        <input
          type="range"
          min={0}
          max={all}
          value={at}
          aria-label={t('replay.slider')}
          aria-valuetext={step}
          onInput={(event) => goTo(Number(event.currentTarget.value))}
        />
        <span class="replay-step">{step}</span>
      </div>
      <div class="replay-told" role="status">
        {shown ? (
          <AnnouncedTurn words={table.words} turn={shown} players={players} />
        ) : (
          <p>{t('replay.start')}</p>
        )}
      </div>
      {children?.(at)}
      <table.Board
        state={position}
        asked={shown?.before ?? position}
        turns={seen}
        viewer={viewer}
        players={players}
        targets={() => undefined}
        lit={[]}
      />
    </div>
  )
}
