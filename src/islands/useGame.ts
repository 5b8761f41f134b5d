import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'preact/hooks'
import { game } from '../games/puerto-rico/game.ts'
import { type GameActor, positionOf, startActor } from '../games/puerto-rico/machine.ts'
import type { Move } from '../games/puerto-rico/moves.ts'
import type { Note } from '../games/puerto-rico/notes.ts'
import type { RuleId } from '../games/puerto-rico/rules.ts'
import type { Position } from '../games/puerto-rico/state.ts'

/** One move of a game that is being played, with the position it was made in. */
export interface Turn {
  before: Position
  move: Move
  notes: Note[]
  /** There was nothing else to do, so the table did it. */
  forced: boolean
}

export interface LiveGame {
  position: Position
  turns: readonly Turn[]
  /** Plays a legal move; otherwise gives every broken rule, the deciding one first. */
  attempt: (move: Move, forced?: boolean) => RuleId[]
  /** Goes back to the position before turn `index`. */
  backTo: (index: number) => void
  /** Starts again from a position. */
  restart: (position: Position, turns?: readonly Turn[]) => void
}

/** A game run by the statechart, with the way back. */
export function useGame(start: Position): LiveGame {
  const [actor, setActor] = useState<GameActor>(() => startActor(start))
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const snapshot = useSelector(actor, (current) => current)
  const position = useMemo(() => positionOf(snapshot), [snapshot])

  const attempt = useCallback(
    (move: Move, forced = false): RuleId[] => {
      const before = positionOf(actor.getSnapshot())
      const { legal, broken } = game.judge(before, move)
      if (!legal) return broken
      actor.send({ type: move.do, move })
      const { notes } = actor.getSnapshot().context
      setTurns((made) => [...made, { before, move, notes, forced }])
      return []
    },
    [actor],
  )
  const restart = useCallback((to: Position, made: readonly Turn[] = []) => {
    setActor(startActor(to))
    setTurns(made)
  }, [])
  const backTo = useCallback(
    (index: number) => {
      const turn = turns[index]
      if (turn) restart(turn.before, turns.slice(0, index))
    },
    [turns, restart],
  )
  return { position, turns, attempt, backTo, restart }
}
