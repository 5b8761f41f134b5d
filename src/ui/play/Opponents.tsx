import { HUMAN } from '../../saves/game.ts'
import { t } from '../../text/messages/games.ts'
import type { Level, Player } from './player-names.ts'

interface Props {
  levels: readonly Level[]
  /** Null where they are not all the same. */
  chosen: Player | 'link' | null
  onChoose: (kind: Player) => void
  /** Where they may play elsewhere as well. */
  onLink?: () => void
}

/** One choice for all opponents, bots before people at the same device. */
export function Opponents({ levels, chosen, onChoose, onLink }: Props) {
  const kinds: readonly Player[] = [...levels, HUMAN]
  return (
    <fieldset class="opponents" aria-describedby="opponent-told">
      <legend>{t('play.opponent')}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="opponent"
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          <span>{kind === HUMAN ? t('play.together') : t(`play.kind.${kind}`)}</span>
        </label>
      ))}
      {onLink && (
        <label>
          <input type="radio" name="opponent" checked={chosen === 'link'} onChange={onLink} />
          <span>{t('play.by-link')}</span>
        </label>
      )}
      {chosen !== null && chosen !== HUMAN && chosen !== 'link' && (
        <p class="told" id="opponent-told">
          {t(`play.kind.${chosen}.told`)}
        </p>
      )}
    </fieldset>
  )
}
