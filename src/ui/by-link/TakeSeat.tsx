import { COMMA } from '#language/language.ts'
import type { GameTypes } from '../../engine/types.ts'
import { joined } from '../../saves/by-link/meet.ts'
import { seatedAt } from '../../saves/by-link/seated.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { HUMAN, type SavedGame } from '../../saves/game.ts'
import { t as tOfPlace } from '../../text/messages/after.ts'
import { t } from '../../text/messages/by-link.ts'
import { namesOf } from '../play/player-names.ts'
import { Seats } from './Seats.tsx'
import './by-link.css'

interface Props<G extends GameTypes> {
  /** What the game is called. */
  title: string
  saves: SaveGame<G>
  arrived: Parameters<typeof joined<G>>[1]
  /** Where it stands. */
  position: G['Position']
  onOpen: (game: SavedGame<G>) => void
}

/** A game by link that this device has not seen: who plays it, where it stands, as whom it is played here, or that one watches. */
export function TakeSeat<G extends GameTypes>(props: Props<G>) {
  const { title, saves, arrived, position, onOpen } = props
  const { players, shared } = arrived
  const names = namesOf({ players, link: shared.link })
  const seated = names.filter((_, seat) => players[seat] === HUMAN && shared.link.taken[seat])
  const sit = (seat: number, name: string): void => {
    const game = joined(saves, arrived)
    onOpen({ ...game, link: seatedAt(game.link, seat, name) })
  }
  const where = { round: saves.roundOf(position), seat: names[position.seat] ?? '' }
  const lead = seated.length > 1 ? 'by-link.who.several' : 'by-link.who.lead'
  return (
    <section class="set-up take-seat" aria-label={t('by-link.who')}>
      <h2>{title}</h2>
      <p>
        <b>{t(lead, { names: seated.join(COMMA) })}</b>
        <br />
        {saves.game.isOver(position) ? t('by-link.over') : tOfPlace('from.at', where)}
      </p>
      <h3>{t('by-link.who')}</h3>
      <Seats players={players} link={shared.link} onSit={sit} />
      <button type="button" class="quiet-action" onClick={() => onOpen(joined(saves, arrived))}>
        {t('by-link.watch')}
      </button>
      <p class="told">{t('by-link.trust')}</p>
    </section>
  )
}
