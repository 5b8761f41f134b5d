/** The chart as an XState machine: what the site runs. The only file of the game that imports xstate. */
import { type Actor, assign, createActor, setup } from 'xstate'
import { noteInto } from '../../engine/notes.ts'
import { ACTS } from './rules/acts.ts'
import { chart } from './rules/chart.ts'
import type { Move, MoveKind } from './rules/moves.ts'
import type { Note, Sink } from './rules/notes.ts'
import { type GuardName, guards, type StepName, steps } from './rules/sequence.ts'
import { copyState, type Position, type State } from './rules/state.ts'
import type { At } from './rules/vocabulary.ts'

/** The state, and what the last move made happen. */
export interface Context {
  state: State
  notes: Note[]
}
/** A move as an event: its kind is the event's type. */
export type MoveEvent = { type: MoveKind; move: Move }

const change = (run: (state: State, note: Sink, move: Move) => void, fresh = false) =>
  assign<Context, MoveEvent, undefined, MoveEvent, never>(({ context, event }) => {
    const state = copyState(context.state)
    const notes = fresh ? [] : [...context.notes]
    run(state, noteInto(notes), event.move)
    return { state, notes }
  })

const mapped = <K extends string, A, B>(record: Record<K, A>, make: (value: A) => B) =>
  Object.fromEntries(
    Object.entries<A>(record).map(([name, value]) => [name, make(value)]),
  ) as Record<K, B>

const keepsRules = (state: State, move: Move): boolean =>
  move.seat === state.seat && ACTS[move.do].checks.every((check) => check.keeps(state, move))

export const machine = setup({
  types: { context: {} as Context, events: {} as MoveEvent, input: {} as State },
  guards: {
    ...mapped<GuardName, (state: State) => boolean, (at: { context: Context }) => boolean>(
      guards,
      (guard) =>
        ({ context }) =>
          guard(context.state),
    ),
    legal: ({ context, event }) => keepsRules(context.state, event.move),
  },
  actions: {
    ...mapped<StepName, (state: State, note: Sink) => void, ReturnType<typeof change>>(
      steps,
      (step) => change(step),
    ),
    play: change((state, note, move) => ACTS[move.do].play(state, move, note), true),
  },
}).createMachine({ ...chart, context: ({ input }) => ({ state: input, notes: [] }) })

/** Where the machine stands, as a position's `at`. */
function atOf(value: unknown): At {
  if (typeof value === 'string') return value as At
  const [[outer, inner] = []] = Object.entries(value as Record<string, string>)
  return `${outer}.${inner}` as At
}

/** A snapshot of the machine as a position. */
export function positionOf(snapshot: { value: unknown; context: Context }): Position {
  return { ...snapshot.context.state, at: atOf(snapshot.value) }
}

/** The snapshot from which an actor goes on at a position. */
export function snapshotAt({ at, ...state }: Position) {
  const [outer = 'roles', inner] = at.split('.')
  return machine.resolveState({
    value: inner ? { [outer]: inner } : outer,
    context: { state, notes: [] },
    status: at === 'over' ? 'done' : 'active',
  })
}

export type GameActor = Actor<typeof machine>

/** An actor that waits at a position. */
export function startActor(position: Position): GameActor {
  const { at: _, ...state } = position
  return createActor(machine, { input: state, snapshot: snapshotAt(position) }).start()
}
