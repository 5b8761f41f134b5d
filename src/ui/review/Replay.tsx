import { useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/after.ts'
import { AnnouncedTurn } from '../table/AnnouncedTurn.tsx'
import type { TableGame } from '../table/definition.ts'
import { useAnimation } from '../table/useAnimation.ts'
import { type Turn, useGame } from '../table/useGame.ts'
import './replay.css'

interface Props<G extends GameTypes, Hand> {
  table: TableGame<G, Hand>
  turns: readonly Turn<NoInfer<G>>[]
  /** Where the game ended. */
  last: NoInfer<G>['Position']
  players: readonly string[]
  /** Whose board is shown as one's own. */
  viewer: number
  onPlayFrom: (index: number) => void
}

/** The ways through a replay, each to a step or by steps. */
const WAYS = [
  ['first', 'M6 5v14M18 5l-7 7 7 7', () => 0],
  ['back', 'M15 5l-7 7 7 7', (at: number) => at - 1],
  ['next', 'M9 5l7 7-7 7', (at: number) => at + 1],
  ['last', 'M6 5l7 7-7 7M18 5v14', (_: number, all: number) => all],
] as const

/** Looks through a finished game move by move: what was done, what it made happen, and how the table stood then. */
export function Replay<G extends GameTypes, Hand>(props: Props<G, Hand>) {
  const { table, turns, last, players, viewer, onPlayFrom } = props
  const { position, turns: seen, goTo } = useGame(table, last, turns)
  const root = useRef<HTMLElement>(null)
  useAnimation(table, root, seen)
  const at = seen.length
  const all = turns.length
  const shown = seen.at(-1)
  const step = t('replay.at', { count: at, all })
  return (
    <section class="replay" aria-label={t('replay.title')} ref={root}>
      <h2>{t('replay.title')}</h2>
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
      {at < all && (
        <button type="button" class="quiet-action" onClick={() => onPlayFrom(at)}>
          {t('site.play-on')}
        </button>
      )}
      <table.Board
        state={position}
        asked={shown?.before ?? position}
        turns={seen}
        viewer={viewer}
        players={players}
        targets={() => undefined}
        lit={[]}
      />
    </section>
  )
}
