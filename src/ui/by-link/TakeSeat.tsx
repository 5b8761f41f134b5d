import type { GameTypes } from '../../engine/types.ts'
import { joined } from '../../saves/by-link/meet.ts'
import { seatedAt } from '../../saves/by-link/seated.ts'
import type { SaveGame } from '../../saves/definition.ts'
import type { SavedGame } from '../../saves/game.ts'
import { t } from '../../text/messages/by-link.ts'
import { Seats } from './Seats.tsx'
import './by-link.css'

interface Props<G extends GameTypes> {
  saves: SaveGame<G>
  arrived: Parameters<typeof joined<G>>[1]
  onOpen: (game: SavedGame<G>) => void
}

/** A game by link that this device has not seen: as whom it is played here, or that one watches. */
export function TakeSeat<G extends GameTypes>({ saves, arrived, onOpen }: Props<G>) {
  const sit = (seat: number, name: string): void => {
    const game = joined(saves, arrived)
    onOpen({ ...game, link: seatedAt(game.link, seat, name) })
  }
  return (
    <section class="set-up take-seat" aria-label={t('by-link.who')}>
      <h2>{t('by-link.who')}</h2>
      <p>{t('by-link.who.lead')}</p>
      <Seats players={arrived.players} link={arrived.shared.link} onSit={sit} />
      <button type="button" class="quiet-action" onClick={() => onOpen(joined(saves, arrived))}>
        {t('by-link.watch')}
      </button>
      <p class="told">{t('by-link.trust')}</p>
    </section>
  )
}
