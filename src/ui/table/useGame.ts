import { useCallback, useMemo, useState } from 'preact/hooks'
import { type GameActor, positionOf, startActor } from '../../games/puerto-rico/machine.ts'
import { game } from '../../games/puerto-rico/rules/game.ts'
import type { Move } from '../../games/puerto-rico/rules/moves.ts'
import type { Note } from '../../games/puerto-rico/rules/notes.ts'
import type { RuleId } from '../../games/puerto-rico/rules/rule-ids.ts'
import type { Position } from '../../games/puerto-rico/rules/state.ts'

/** One move of a game that is being played, with the position it was made in. */
export interface Turn {
  before: Position
  move: Move
  notes: Note[]
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

interface Course {
  actor: GameActor
  turns: readonly Turn[]
  undone: readonly Turn[]
}

/** A game run by the statechart, with the way back and forth. `turns` lead to `start`. */
export function useGame(start: Position, turns: readonly Turn[] = []): LiveGame {
  const [course, setCourse] = useState<Course>(() => ({
    actor: startActor(start),
    turns,
    undone: [],
  }))
  // An actor moves only when a turn is added, so every course has its own position.
  const position = useMemo(() => positionOf(course.actor.getSnapshot()), [course])

  const attempt = useCallback(
    (move: Move, forced = false): RuleId[] => {
      const { actor } = course
      const before = positionOf(actor.getSnapshot())
      const { legal, broken } = game.judge(before, move)
      if (!legal) return broken
      actor.send({ type: move.do, move })
      const { notes } = actor.getSnapshot().context
      const turn: Turn = { before, move, notes, ...(forced && { forced }) }
      setCourse((now) => ({ actor, turns: [...now.turns, turn], undone: [] }))
      return []
    },
    [course.actor],
  )
  const goTo = useCallback(
    (index: number) =>
      setCourse((now) => {
        const all = [...now.turns, ...now.undone]
        const there = all[index]?.before ?? afterAll(now)
        return {
          actor: startActor(there),
          turns: all.slice(0, index),
          undone: all.slice(index),
        }
      }),
    [],
  )
  const restart = useCallback((to: Position, made: readonly Turn[] = []) => {
    setCourse({ actor: startActor(to), turns: made, undone: [] })
  }, [])
  return { position, turns: course.turns, undone: course.undone, attempt, goTo, restart }
}

/** Where the course stands once everything taken back has been made again. */
function afterAll({ actor, undone }: Course): Position {
  const last = undone.at(-1)
  if (!last) return positionOf(actor.getSnapshot())
  const next = game.advance(last.before, last.move)
  return next.ok ? next.position : last.before
}
