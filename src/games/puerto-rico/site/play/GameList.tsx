import { useMemo, useState } from 'preact/hooks'
import { replay } from '../../../../saves/game.ts'
import type { Kept } from '../../../../saves/store.ts'
import { scoreOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { type Saved, saves } from '../../saves.ts'
import { t } from '../../words/messages/games.ts'

interface Props {
  kept: Kept<PuertoRico>
  onOpen: (game: Saved) => void
  onDrop: (id: string) => void
  onFile: (file: File) => void
}

interface Listed {
  game: Saved
  /** Where it stands; null where the rules of this site can no longer follow it. */
  position: Position | null
}

/** The games kept on this device: to take up again or to look back at, to drop after asking twice, to bring in from a file. */
export function GameList({ kept, onOpen, onDrop, onFile }: Props) {
  const listed = useMemo(() => kept.games.map(listedOf), [kept])
  const isOver = ({ position }: Listed): boolean => position?.at === 'over'
  const rows = (games: readonly Listed[]) => <Rows games={games} onOpen={onOpen} onDrop={onDrop} />
  return (
    <section class="game-list" aria-label={t('play.resume')}>
      {listed.some((one) => !isOver(one)) && <h2>{t('play.resume')}</h2>}
      {rows(listed.filter((one) => !isOver(one)))}
      {listed.some(isOver) && <h2>{t('play.finished')}</h2>}
      {rows(listed.filter(isOver))}
      {kept.unreadable.length > 0 && (
        <p class="warning">{t('play.unreadable', { count: kept.unreadable.length })}</p>
      )}
      <label class="file quiet-action">
        {t('play.import')}
        <input
          class="sr"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) onFile(file)
            event.currentTarget.value = ''
          }}
        />
      </label>
    </section>
  )
}

function Rows({
  games,
  onOpen,
  onDrop,
}: { games: readonly Listed[] } & Omit<Props, 'kept' | 'onFile'>) {
  const [doomed, setDoomed] = useState('')
  return (
    <ul>
      {games.map(({ game, position }) => {
        const title = titleOf(game, position)
        const over = position?.at === 'over'
        return (
          <li key={game.id}>
            <button type="button" class="quiet-action" onClick={() => onOpen(game)}>
              {over ? t('play.finished-one', { title }) : t('play.resume-one', { title })}
            </button>
            <button
              type="button"
              class="quiet-action"
              onClick={() => (doomed === game.id ? onDrop(game.id) : setDoomed(game.id))}
            >
              {doomed === game.id ? t('play.drop-sure') : t('play.drop')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function listedOf(game: Saved): Listed {
  const opened = replay(saves, game)
  return { game, position: opened.ok ? opened.value.position : null }
}

function titleOf({ players: { length: players }, setup, start }: Saved, position: Position | null) {
  if (position?.at === 'over') {
    const points = position.players.map((_, seat) => scoreOf(position, seat).total).join(' : ')
    return t('play.game-over', { players, points })
  }
  const round = position?.round ?? 1
  if (start) return t('play.game-from', { players, round })
  return t('play.game', { players, round, seed: setup.seed })
}
