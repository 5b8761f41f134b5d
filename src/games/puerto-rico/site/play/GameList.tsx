import { useState } from 'preact/hooks'
import { replay } from '../../../../saves/game.ts'
import type { Kept } from '../../../../saves/store.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { type Saved, saves } from '../../saves.ts'
import { t } from '../../words/messages/t.ts'

interface Props {
  kept: Kept<PuertoRico>
  onOpen: (game: Saved) => void
  onDrop: (id: string) => void
  onFile: (file: File) => void
}

/** The games kept on this device: to take up again, to drop after asking twice, to bring in from a file. */
export function GameList({ kept, onOpen, onDrop, onFile }: Props) {
  const [doomed, setDoomed] = useState('')
  return (
    <section class="game-list" aria-label={t('play.resume')}>
      {kept.games.length > 0 && <h2>{t('play.resume')}</h2>}
      <ul>
        {kept.games.map((game) => (
          <li key={game.id}>
            <button type="button" class="quiet-action" onClick={() => onOpen(game)}>
              {t('play.resume-one', { title: titleOf(game) })}
            </button>
            <button
              type="button"
              class="quiet-action"
              onClick={() => (doomed === game.id ? onDrop(game.id) : setDoomed(game.id))}
            >
              {doomed === game.id ? t('play.drop-sure') : t('play.drop')}
            </button>
          </li>
        ))}
      </ul>
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

function titleOf(game: Saved): string {
  const opened = replay(saves, game)
  const round = opened.ok ? opened.value.position.round : 1
  return t('play.game', { players: game.players.length, round, seed: game.setup.seed })
}
