import { linkOf } from '../../referee/link.ts'
import type { RefereeGame } from '../../referee/plug.ts'
import type { ScenarioTypes } from '../../scenario/plug.ts'
import { t } from '../../text/messages/referee.ts'
import { to } from '../link.ts'

interface Props<G extends ScenarioTypes> {
  plug: RefereeGame<G>
  position: G['Position']
}

/** Opens the page of free play on the position, while its game is not over. */
export function PlayOn<G extends ScenarioTypes>({ plug, position }: Props<G>) {
  if (plug.game.isOver(position)) return null
  const play = async (): Promise<void> => {
    location.href = to(`/${plug.game.parts.id}/play/`) + (await linkOf(plug, { position }))
  }
  return (
    <div class="choices">
      <button type="button" class="quiet-action" onClick={play}>
        {t('site.play-on')}
      </button>
    </div>
  )
}
