import { useEffect, useRef, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { asNewGame, beginGame, HUMAN } from '../../saves/game.ts'
import { FromHere } from '../play/FromHere.tsx'
import { Replay } from '../review/Replay.tsx'
import type { EndingProps } from '../session/definition.ts'
import type { EndingGame } from './definition.ts'
import { EndTools } from './EndTools.tsx'
import { EndWords } from './EndWords.tsx'
import { PointsChart } from './PointsChart.tsx'
import './ending.css'

interface Props<G extends GameTypes, Hand> extends EndingProps<NoInfer<G>, Hand> {
  ending: EndingGame<G>
}

/** A finished game: why it ended, who won by what, how the points grew, and the way back through its moves. */
export function GameEnding<G extends GameTypes, Hand>(props: Props<G, Hand>) {
  const { ending, saved, table, game, players, viewer, handOn, onBegin } = props
  const { Review, Score } = ending
  const { position, turns } = game
  // What is played on from somebody else's game is one's own.
  const { foreign: _, ...own } = saved
  const [from, setFrom] = useState<number | null>(null)
  const here = from === null ? null : (turns[from]?.before ?? null)
  const [reviewing, setReviewing] = useState(false)
  const people = saved.players.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []))
  /** The same sides play on; where nobody played here, whom to play is asked. */
  const retry = (turn: number): void => {
    const isOwn = saved.players[turns[turn]?.move.seat ?? 0] === HUMAN
    if (isOwn) onBegin(asNewGame<G>({ ...own, moves: saved.moves.slice(0, turn) }))
    else setFrom(turn)
  }
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
        <EndWords<G> game={ending} position={position} players={players} />
        {handOn}
        <EndTools<G>
          game={ending}
          saved={saved}
          position={position}
          onReview={reviewing || !Review ? null : () => setReviewing(true)}
          onAgain={(deal) => onBegin(beginGame<G>(ending.saves, deal))}
        />
      </div>
      <Score position={position} players={players} />
      <PointsChart<G> game={ending} turns={turns} last={position} players={players} />
      {reviewing && Review && (
        <Review
          table={table}
          turns={turns}
          players={players}
          seats={people.length > 0 ? people : saved.players.map((_, seat) => seat)}
          onRetry={retry}
        />
      )}
      <Replay<G>
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
            levels={ending.levels}
            position={here}
            round={ending.roundOf(here)}
            names={players}
            onStart={(kinds) =>
              onBegin(
                asNewGame<G>({ ...own, players: kinds, moves: saved.moves.slice(0, from ?? 0) }),
              )
            }
            onCancel={() => dialog.current?.close()}
          />
        </dialog>
      )}
    </div>
  )
}
