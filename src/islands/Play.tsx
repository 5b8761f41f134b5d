import { useState } from 'preact/hooks'
import { SEAT_LETTERS } from '../components/pieces/SeatMark.tsx'
import { setUp } from '../games/puerto-rico/setup.ts'
import type { Position } from '../games/puerto-rico/state.ts'
import { t } from '../text/messages/t.ts'
import { FinalScore } from './FinalScore.tsx'
import { LiveTable } from './LiveTable.tsx'
import { useGame } from './useGame.ts'

const newSeed = (): number => Math.floor(Math.random() * 1_000_000)

const deal = (seed: number): Position => setUp({ edition: 'two-player', seats: 2, seed })

interface Props {
  /** The deal that is shown first; the same number gives the same deal. */
  seed: number
}

/** Two people on one device play a whole game. */
export function Play({ seed: firstSeed }: Props) {
  const [seed, setSeed] = useState(firstSeed)
  const game = useGame(deal(seed))
  const players = game.position.players.map((_, seat) =>
    t('play.player', { letter: SEAT_LETTERS[seat] ?? '' }),
  )
  const start = (next: number): void => {
    setSeed(next)
    game.restart(deal(next))
  }
  return (
    <div class="play">
      {game.position.at === 'over' && <FinalScore position={game.position} players={players} />}
      <LiveTable game={game} players={players} />
      <div class="play-tools">
        <label>
          {t('play.seed')}{' '}
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={999_999}
            value={seed}
            onChange={(event) => start(Math.trunc(Number(event.currentTarget.value)) || 0)}
          />
        </label>
        <button type="button" class="quiet-action" onClick={() => start(newSeed())}>
          {t('play.again')}
        </button>
      </div>
    </div>
  )
}
