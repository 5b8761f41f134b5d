import { HUMAN } from '../../../../saves/game.ts'
import { LEVELS } from '../../bots/levels.ts'
import { t } from '../../words/messages/games.ts'

/** Whom to play against, bots before people at the same device. */
const OPPONENTS = [...LEVELS, HUMAN] as const
export type Player = (typeof OPPONENTS)[number]

interface Props {
  /** Null where they are not all the same. */
  chosen: Player | null
  onChoose: (kind: Player) => void
}

/** One choice for all opponents. */
export function Opponents({ chosen, onChoose }: Props) {
  return (
    <fieldset class="opponents" aria-describedby="opponent-told">
      <legend>{t('play.opponent')}</legend>
      {OPPONENTS.map((kind) => (
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
      {chosen !== null && chosen !== HUMAN && (
        <p class="told" id="opponent-told">
          {t(`play.kind.${chosen}.told`)}
        </p>
      )}
    </fieldset>
  )
}
