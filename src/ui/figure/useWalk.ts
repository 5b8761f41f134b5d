import { useMemo, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { type LiveGame, type Moving, useGame } from '../table/useGame.ts'
import { type Frame, type Frames, turnsTo } from './script.ts'

/** A scripted walk over a game, which the reader may leave at any point and come back to. */
export interface Walk<G extends GameTypes> {
  /** The game that is walked; a move that the script makes next goes on in the script. */
  game: LiveGame<G>
  /** The frame that was come to. */
  at: number
  /** Moves of the reader's own since the script was left. */
  own: number
  /** What the script makes next; null at its end, and while it is left. */
  coming: Frame<G> | null
  /** To a frame of the script; whatever was played beside it is taken back. */
  goTo: (frame: number) => void
  /** One move back: the reader's own first. */
  back: () => void
}

/** Walks through frames from the one numbered `first`. */
export function useWalk<G extends GameTypes>(
  moving: Moving<G>,
  start: G['Position'],
  frames: Frames<G>,
  first: number,
): Walk<G> {
  const made = useMemo(() => turnsTo(frames, first), [frames, first])
  const game = useGame(moving, start, made)
  const [at, setAt] = useState(first)
  const own = game.turns.length - turnsTo(frames, at).length
  const coming = own === 0 ? (frames.at(at + 1) ?? null) : null

  const goTo = (frame: number): void => {
    const turns = turnsTo(frames, frame)
    const last = turns.at(-1)
    if (frame <= at) game.goTo(turns.length)
    else if (own > 0 || turns.length > game.turns.length + 1) game.restart(start, turns)
    else if (last && turns.length > game.turns.length) game.attempt(last.move)
    setAt(frame)
  }
  const attempt: typeof game.attempt = (move, forced) => {
    const { keyOfMove } = moving.game
    const broken = game.attempt(move, forced)
    let next = at + 1
    while (frames.at(next)?.broken.length) next += 1
    const scripted = frames.at(next)?.move
    const same = scripted && keyOfMove(scripted) === keyOfMove(move)
    if (broken.length === 0 && own === 0 && same) setAt(next)
    return broken
  }
  const back = (): void => (own > 0 ? game.goTo(game.turns.length - 1) : goTo(at - 1))
  return { game: { ...game, attempt }, at, own, coming, goTo, back }
}
