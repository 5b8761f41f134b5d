import { useState } from 'preact/hooks'
import { letterOf } from '../../engine/seats.ts'
import type { AnyPosition } from '../../engine/types.ts'
import { HUMAN } from '../../saves/game.ts'
import { t } from '../../text/messages/after.ts'
import { t as tOfGames } from '../../text/messages/games.ts'
import { Opponents } from './Opponents.tsx'
import type { Level, Player } from './player-names.ts'

interface Props {
  levels: readonly Level[]
  position: AnyPosition
  /** Its round. */
  round: number
  /** What the players were called where it comes from. */
  names?: readonly string[]
  onStart: (players: Player[]) => void
  onCancel: () => void
}

/** Playing on from a position: against whom, and as whom. */
export function FromHere({ levels, position, round, names, onStart, onCancel }: Props) {
  const [opponent, setOpponent] = useState<Player>('intermediate')
  const [own, setOwn] = useState(position.seat)
  const nameOf = (seat: number): string =>
    names?.[seat] ?? tOfGames('play.player', { letter: letterOf(seat) })
  const players = position.players.map((_, seat): Player => (seat === own ? HUMAN : opponent))
  const isAlone = players.length === 1
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
      <p>{t('from.at', { round, seat: nameOf(position.seat) })}</p>
      {!isAlone && <Opponents levels={levels} chosen={opponent} onChoose={setOpponent} />}
      {!isAlone && opponent !== HUMAN && (
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
