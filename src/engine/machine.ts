/** The chart of a game as an XState machine: what the site runs. */
import {
  type Actor,
  assign,
  createActor,
  createMachine,
  type NonReducibleUnknown,
  type ProvidedActor,
} from 'xstate'
import { emitInto } from './events.ts'
import { actsOf, type GameParts } from './game.ts'
import { keepsAll, mayAct } from './move-definition.ts'
import type { EmitOf, EventOf, GameTypes, MoveDefinitionOf } from './types.ts'

/** The state, and what the last move made happen. */
interface Context<G extends GameTypes> {
  state: Omit<G['Position'], 'at'>
  events: EventOf<G>[]
}
/** A move as an event: its kind is the event's type. */
interface MoveEvent<G extends GameTypes> {
  type: G['Move']['do']
  move: G['Move']
}

export type Machine<G extends GameTypes> = ReturnType<typeof makeMachine<G>>

/** Makes the machine of a game, and the ways between its snapshots and positions. */
export function makeMachine<G extends GameTypes>(parts: GameParts<G>) {
  type C = Context<G>
  type E = MoveEvent<G>
  const { chart, guards, steps, copy } = parts
  const actOf = (state: G['Position'], move: G['Move']): MoveDefinitionOf<G> | undefined =>
    actsOf(parts, state)[move.do as G['Move']['do']]
  const asPosition = (state: C['state']) => state as G['Position']

  const change = (
    run: (state: G['Position'], emit: EmitOf<G>, move: G['Move']) => void,
    fresh = false,
  ) =>
    assign<C, E, NonReducibleUnknown, E, ProvidedActor>(({ context, event }) => {
      const state = copy(asPosition(context.state))
      const events = fresh ? [] : [...context.events]
      run(state, emitInto(events), event.move)
      return { state, events }
    })

  // The chart's names are those of guards and steps, which `Chart` and the stepper have checked; `setup` would
  // only check them once more.
  const machine = createMachine(
    {
      types: {} as { context: C; events: E; input: C['state'] },
      ...(chart as object),
      context: ({ input }) => ({ state: input, events: [] }),
    },
    {
      guards: {
        ...Object.fromEntries(
          Object.entries(guards).map(([name, guard]) => [
            name,
            ({ context }: { context: C }) => guard(asPosition(context.state)),
          ]),
        ),
        legal: ({ context, event }: { context: C; event: E }) => {
          const state = asPosition(context.state)
          const definition = actOf(state, event.move)
          if (!definition) return false
          return (
            mayAct(definition, state, event.move.seat) && keepsAll(definition, state, event.move)
          )
        },
      },
      actions: {
        ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, change(step)])),
        play: change((state, emit, move) => actOf(state, move)?.apply(state, move, emit), true),
      },
    },
  )

  /** A snapshot of the machine as a position. */
  function positionOf(snapshot: { value: unknown; context: C }): G['Position'] {
    return asPosition({ ...snapshot.context.state, at: pathOf(snapshot.value) })
  }

  /** The snapshot from which an actor goes on at a position. */
  function snapshotAt({ at, ...state }: G['Position']) {
    return machine.resolveState({
      value: stateValueOf(at),
      context: { state, events: [] },
      status: chart.states[at]?.type === 'final' ? 'done' : 'active',
    })
  }

  /** An actor that waits at a position. */
  function startActor(position: G['Position']): Actor<typeof machine> {
    const { at: _, ...state } = position
    return createActor(machine, { input: state, snapshot: snapshotAt(position) }).start()
  }

  return { machine, positionOf, snapshotAt, startActor }
}

type StateValue = string | { [state: string]: StateValue }

/** Where a machine stands as a path: { captain: 'loading' } is 'captain.loading'. */
function pathOf(value: unknown): string {
  if (typeof value === 'string') return value
  const [[outer, inner] = []] = Object.entries(value as Record<string, unknown>)
  return `${outer}.${pathOf(inner)}`
}

function stateValueOf(path: string): StateValue {
  const [outer = '', ...inner] = path.split('.')
  return inner.length > 0 ? { [outer]: stateValueOf(inner.join('.')) } : outer
}
