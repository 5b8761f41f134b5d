import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'preact/hooks'
import { positionOf, startActor } from '../../games/puerto-rico/machine.ts'
import { game } from '../../games/puerto-rico/rules/game.ts'
import type { Move } from '../../games/puerto-rico/rules/moves.ts'
import type { Note } from '../../games/puerto-rico/rules/notes.ts'
import type { RuleId } from '../../games/puerto-rico/rules/rule-ids.ts'
import type { Position } from '../../games/puerto-rico/rules/state.ts'
import { add, begin, goTo, type History, now, type Step } from '../history.ts'

/** One move of a game that is being played, between the positions before and after it. */
export interface Turn extends Step<Position> {
  move: Move
  notes: readonly Note[]
  /** There was nothing else to do, so the table did it. */
  forced?: boolean
}

export interface LiveGame {
  position: Position
  turns: readonly Turn[]
  /** Moves taken back that can be made again. */
  undone: readonly Turn[]
  /** Plays a legal move; otherwise gives every broken rule, the deciding one first. */
  attempt: (move: Move, forced?: boolean) => RuleId[]
  /** Goes to the position before turn `index`, back or forth among the turns played. */
  goTo: (index: number) => void
  /** Starts again from a position, or from where turns have led. */
  restart: (position: Position, turns?: readonly Turn[]) => void
}

/** An actor that has come to the end of a history; going elsewhere in it takes another actor. */
const actorAt = (history: History<Position, Turn>) => ({ history, actor: startActor(now(history)) })

/** A game run by the statechart, with the way back and forth. `made` leads to where it begins. */
export function useGame(start: Position, made: readonly Turn[] = []): LiveGame {
  const [{ history, actor }, set] = useState(() => actorAt(begin(start, made)))
  const position = useSelector(actor, positionOf)

  const attempt = useCallback(
    (move: Move, forced = false): RuleId[] => {
      const event = { type: move.do, move }
      const from = actor.getSnapshot()
      const before = positionOf(from)
      if (!from.can(event)) return game.judge(before, move).broken
      actor.send(event)
      const to = actor.getSnapshot()
      const { notes } = to.context
      const turn = { before, move, notes, after: positionOf(to), ...(forced && { forced }) }
      set(({ history }) => ({ actor, history: add(history, turn) }))
      return []
    },
    [actor],
  )
  const to = useCallback((index: number) => set(({ history }) => actorAt(goTo(history, index))), [])
  const restart = useCallback(
    (from: Position, turns: readonly Turn[] = []) => set(actorAt(begin(from, turns))),
    [],
  )
  return { position, turns: history.done, undone: history.undone, attempt, goTo: to, restart }
}
