import type { RefereeGame } from '../../referee/definition.ts'
import { linkOf } from '../../referee/link.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/referee.ts'
import { to } from '../link.ts'

interface Props<G extends ScenarioTypes> {
  gameDefinition: RefereeGame<G>
  position: G['Position']
}

/** Opens the page of free play on the position, while its game is not over. */
export function PlayOn<G extends ScenarioTypes>({ gameDefinition, position }: Props<G>) {
  if (gameDefinition.game.isOver(position)) return null
  const play = async (): Promise<void> => {
    location.href =
      to(`/${gameDefinition.game.parts.id}/play/`) + (await linkOf(gameDefinition, { position }))
  }
  return (
    <div class="choices">
      <button type="button" class="quiet-action" onClick={play}>
        {t('site.play-on')}
      </button>
    </div>
  )
}
