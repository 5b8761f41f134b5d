import { useState } from 'preact/hooks'
import { letterOf } from '../../../../engine/seats.ts'
import { HUMAN } from '../../../../saves/game.ts'
import type { Position } from '../../rules/state.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { t } from '../../words/messages/after.ts'
import { Opponents, type Player } from './Opponents.tsx'

interface Props {
  position: Position
  /** What the players were called where it comes from. */
  names?: readonly string[]
  onStart: (players: Player[]) => void
  onCancel: () => void
}

/** Playing on from a position: against whom, and as whom. */
export function FromHere({ position, names, onStart, onCancel }: Props) {
  const [opponent, setOpponent] = useState<Player>('intermediate')
  const [own, setOwn] = useState<Seat>(position.seat)
  const nameOf = (seat: Seat): string =>
    names?.[seat] ?? t('play.player', { letter: letterOf(seat) })
  const players = position.players.map((_, seat): Player => (seat === own ? HUMAN : opponent))
  return (
    <form
      class="set-up"
      aria-label={t('site.play-on')}
      onSubmit={(event) => {
        event.preventDefault()
        onStart(players)
      }}
    >
      <h2>{t('site.play-on')}</h2>
      <p>{t('from.at', { round: position.round, seat: nameOf(position.seat) })}</p>
      <Opponents chosen={opponent} onChoose={setOpponent} />
      {opponent !== HUMAN && (
        <label>
          {t('from.side')}
          <select value={own} onChange={(event) => setOwn(Number(event.currentTarget.value))}>
            {position.players.map((_, seat) => (
              <option key={letterOf(seat)} value={seat}>
                {nameOf(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" class="main-action big">
        {t('from.start')}
      </button>
      <button type="button" class="quiet-action" onClick={onCancel}>
        {t('from.cancel')}
      </button>
    </form>
  )
}
