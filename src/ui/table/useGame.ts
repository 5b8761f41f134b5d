import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'preact/hooks'
import type { Game } from '../../engine/game.ts'
import type { Machine } from '../../engine/machine.ts'
import type { EventOf, GameTypes, RuleOf } from '../../engine/types.ts'
import { add, begin, goTo, type History, now, type Step } from '../history.ts'
import type { Refusal } from './guide.ts'

/** One move of a game that is being played, between the positions before and after it. */
export interface Turn<G extends GameTypes> extends Step<G['Position']> {
  move: G['Move']
  events: readonly EventOf<G>[]
  /** There was nothing else to do, so the table did it. */
  forced?: boolean
}

export interface LiveGame<G extends GameTypes> {
  position: G['Position']
  turns: readonly Turn<G>[]
  /** Moves taken back that can be made again. */
  undone: readonly Turn<G>[]
  /** Plays a legal move; otherwise gives every broken rule, the deciding one first. */
  attempt: (move: G['Move'], forced?: boolean) => RuleOf<G>[]
  /** Goes to the position before turn `index`, back or forth among the turns played. */
  goTo: (index: number) => void
  /** Starts again from a position, or from where turns have led. */
  restart: (position: G['Position'], turns?: readonly Turn<G>[]) => void
  /** Where moves are asked about and not made: what was asked last, with the rules that it breaks. */
  asked?: Refusal<G> | null
}

/** What moves a game on the site. */
export interface Moving<G extends GameTypes> {
  game: Game<G>
  machine: Pick<Machine<G>, 'positionOf' | 'startActor'>
}

/** A game run by the statechart, with the way back and forth. `made` leads to where it begins. */
export function useGame<G extends GameTypes>(
  { game, machine }: Moving<G>,
  start: G['Position'],
  made: readonly Turn<G>[] = [],
): LiveGame<G> {
  const { positionOf, startActor } = machine
  /** An actor that has come to the end of a history; going elsewhere in it takes another actor. */
  const actorAt = (history: History<G['Position'], Turn<G>>) => ({
    history,
    actor: startActor(now(history)),
  })
  const [{ history, actor }, set] = useState(() => actorAt(begin(start, made)))
  const position = useSelector(actor, positionOf)

  const attempt = useCallback(
    (move: G['Move'], forced = false): RuleOf<G>[] => {
      const event = { type: move.do, move }
      const from = actor.getSnapshot()
      const before = positionOf(from)
      if (!from.can(event)) return game.judge(before, move).broken
      actor.send(event)
      const to = actor.getSnapshot()
      const { events } = to.context
      const turn = {
        before,
        move,
        events: events,
        after: positionOf(to),
        ...(forced && { forced }),
      }
      set(({ history }) => ({ actor, history: add(history, turn) }))
      return []
    },
    [actor],
  )
  const to = useCallback((index: number) => set(({ history }) => actorAt(goTo(history, index))), [])
  const restart = useCallback(
    (from: G['Position'], turns: readonly Turn<G>[] = []) => set(actorAt(begin(from, turns))),
    [],
  )
  return { position, turns: history.done, undone: history.undone, attempt, goTo: to, restart }
}
