import { useEffect, useState } from 'preact/hooks'
import { SEAT_LETTERS } from '../../components/pieces/SeatMark.tsx'
import { resultOf } from '../../games/puerto-rico/scoring.ts'
import type { Position } from '../../games/puerto-rico/state.ts'
import type { SavedGame } from '../../saves/game.ts'
import { keepGame } from '../../saves/store.ts'
import { t } from '../../text/messages/t.ts'
import { FinalScore } from '../FinalScore.tsx'
import { LiveTable } from '../LiveTable.tsx'
import { type Turn, useGame } from '../useGame.ts'
import { download } from './files.ts'
import { PointsChart } from './PointsChart.tsx'
import { Replay } from './Replay.tsx'
import { useWide } from './useWide.ts'

interface Props {
  saved: SavedGame
  /** Where its moves have led, and how. */
  position: Position
  turns: readonly Turn[]
  onLeave: () => void
}

/** A game in progress: kept after every move, to be left and taken up again. */
export function Session({ saved, position: start, turns: made, onLeave }: Props) {
  const game = useGame(start, made)
  const { position, turns } = game
  // Two boards lie open side by side and keep their places; of more, only the decider's lies open.
  const bothOpen = useWide() && position.players.length === 2
  const [kept, setKept] = useState(true)
  const over = position.at === 'over'
  const players = position.players.map((_, seat) =>
    t('play.player', { letter: SEAT_LETTERS[seat] ?? '' }),
  )
  const now = (): SavedGame => ({
    ...saved,
    saved: Date.now(),
    moves: turns.map((turn) => turn.move),
  })
  useEffect(() => setKept(keepGame(localStorage, now())), [turns])

  return (
    <div class="session">
      {!kept && <p class="warning">{t('play.not-kept')}</p>}
      {over ? (
        <div class="ending">
          <FinalScore result={resultOf(position)} players={players} />
          <PointsChart turns={turns} last={position} players={players} />
          <Replay turns={turns} last={position} players={players} onPlayFrom={game.goTo} />
        </div>
      ) : (
        <LiveTable game={game} players={players} {...(bothOpen && { viewer: 0 })} />
      )}
      <div class="play-tools">
        <button type="button" class="quiet-action" onClick={onLeave}>
          {t('play.leave')}
        </button>
        <button
          type="button"
          class="quiet-action"
          onClick={() => download(`puerto-rico-${saved.id}.json`, JSON.stringify(now()))}
        >
          {t('play.export')}
        </button>
      </div>
    </div>
  )
}
