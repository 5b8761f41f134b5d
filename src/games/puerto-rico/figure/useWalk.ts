import { useMemo, useState } from 'preact/hooks'
import { type LiveGame, useGame } from '../../../ui/table/useGame.ts'
import { game as puertoRico } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { taps } from '../table/plug/taps.ts'
import { type Frame, type Frames, turnsTo } from './script.ts'

/** A scripted walk over a game, which the reader may leave at any point and come back to. */
export interface Walk {
  /** The game that is walked; a move that the script makes next goes on in the script. */
  game: LiveGame<PuertoRico>
  /** The frame that was come to. */
  at: number
  /** Moves of the reader's own since the script was left. */
  own: number
  /** What the script makes next; null at its end, and while it is left. */
  coming: Frame | null
  /** To a frame of the script; whatever was played beside it is taken back. */
  goTo: (frame: number) => void
  /** One move back: the reader's own first. */
  back: () => void
}

/** Walks through frames from the one numbered `first`. */
export function useWalk(start: Position, frames: Frames, first: number): Walk {
  const made = useMemo(() => turnsTo(frames, first), [frames, first])
  const game = useGame(taps, start, made)
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
  const attempt = (move: Move, forced?: boolean) => {
    const broken = game.attempt(move, forced)
    let next = at + 1
    while (frames.at(next)?.broken.length) next += 1
    const scripted = frames.at(next)?.move
    const same = scripted && puertoRico.keyOfMove(scripted) === puertoRico.keyOfMove(move)
    if (broken.length === 0 && own === 0 && same) setAt(next)
    return broken
  }
  const back = (): void => (own > 0 ? game.goTo(game.turns.length - 1) : goTo(at - 1))
  return { game: { ...game, attempt }, at, own, coming, goTo, back }
}
