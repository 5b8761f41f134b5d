import { useEffect, useRef, useState } from 'preact/hooks'
import { asNewGame, beginGame, HUMAN } from '../../../../saves/game.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { FromHere } from '../../../../ui/play/FromHere.tsx'
import { Replay } from '../../../../ui/review/Replay.tsx'
import type { TableGame } from '../../../../ui/table/plug.ts'
import type { LiveGame } from '../../../../ui/table/useGame.ts'
import { LEVELS } from '../../bots/levels.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { PuertoRico } from '../../rules/types.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { type Saved, saves } from '../../saves.ts'
import type { Hand } from '../../table/hand.ts'
import { FinalScore } from '../score/FinalScore.tsx'
import { EndTools } from './EndTools.tsx'
import { EndWords } from './EndWords.tsx'
import { PointsChart } from './PointsChart.tsx'
import './ending.css'

/** It comes when somebody wants to look the game over. */
const GameReview = lazy(async () => (await import('./GameReview.tsx')).GameReview)

interface Props {
  saved: Saved
  table: TableGame<PuertoRico, Hand>
  game: LiveGame<PuertoRico>
  players: readonly string[]
  viewer: Seat
  onBegin: (game: Saved) => void
}

/** A finished game: why it ended, who won by what, how the points grew, and the way back through its moves. */
export function Ending({ saved, table, game, players, viewer, onBegin }: Props) {
  const { position, turns } = game
  // What is played on from somebody else's game is one's own.
  const { foreign: _, ...own } = saved
  const [from, setFrom] = useState<number | null>(null)
  const here = from === null ? null : (turns[from]?.before ?? null)
  const [reviewing, setReviewing] = useState(false)
  const people = saved.players.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []))
  const dialog = useRef<HTMLDialogElement>(null)
  const ended = useRef<HTMLDivElement>(null)
  // The table that it takes the place of may have been scrolled down.
  useEffect(() => ended.current?.scrollIntoView({ block: 'start' }), [])
  useEffect(() => {
    if (here) dialog.current?.showModal()
  }, [here])
  return (
    <div class="ending">
      <div class="ended" ref={ended}>
        <EndWords position={position} players={players} />
        <EndTools
          saved={saved}
          position={position}
          onReview={reviewing ? null : () => setReviewing(true)}
          onAgain={(deal) => onBegin(beginGame(saves, deal))}
        />
      </div>
      <FinalScore result={resultOf(position)} players={players} instead={null} />
      <PointsChart turns={turns} last={position} players={players} />
      {reviewing && (
        <GameReview
          turns={turns}
          players={players}
          seats={people.length > 0 ? people : saved.players.map((_, seat) => seat)}
          onPlayFrom={setFrom}
        />
      )}
      <Replay
        table={table}
        turns={turns}
        last={position}
        players={players}
        viewer={viewer}
        onPlayFrom={setFrom}
      />
      {here && (
        <dialog class="from-here" ref={dialog} onClose={() => setFrom(null)}>
          <FromHere
            levels={LEVELS}
            position={here}
            round={here.round}
            names={players}
            onStart={(kinds) =>
              onBegin(asNewGame({ ...own, players: kinds, moves: saved.moves.slice(0, from ?? 0) }))
            }
            onCancel={() => dialog.current?.close()}
          />
        </dialog>
      )}
    </div>
  )
}
