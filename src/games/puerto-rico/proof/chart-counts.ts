/** The chart compiled once more with a counter at every state, transition and guard. */
import { type Chart, type ChartState, listed, type MoveTransition } from '../../../engine/chart.ts'
import { silent } from '../../../engine/notes.ts'
import { moverOf } from '../../../engine/random-game.ts'
import { compileStepper } from '../../../engine/stepper.ts'
import { ACTS } from '../rules/acts.ts'
import { chart } from '../rules/chart.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Sink } from '../rules/notes.ts'
import { guards, steps } from '../rules/sequence.ts'
import { type GameSetup, setUp } from '../rules/setup.ts'
import type { Position, State } from '../rules/state.ts'

/** How often each state was entered, each transition taken, each guard found to hold and not to hold. */
export interface Counts {
  states: Record<string, number>
  transitions: Record<string, number>
  guards: Record<string, { held: number; not: number }>
}

/**
 * Two ways that no legal move takes. They are there so that declining to choose a role, and manning a
 * building before one is built, are refused by the rule that speaks of it, not as a move out of place.
 */
export const REFUSING = ['roles pass → role', 'builder.turn manBuilding → turn']

type Names = Record<string, (state: State, note: Sink, move: Move) => void>
type Conditions = Record<string, (state: State) => boolean>
type Plain = ChartState<string, string, string>
type MoveWay = MoveTransition<string, string>

/** The counting stepper, and the counts that it adds to. */
export function countedStepper() {
  const counts: Counts = { states: {}, transitions: {}, guards: {} }
  const countedSteps: Names = {
    ...steps,
    play: (state, note, move) => ACTS[move.do].play(state, move, note),
  }
  const countedGuards: Conditions = {}

  const counter = (kind: 'states' | 'transitions', name: string): string => {
    const step = `${kind} ${name}`
    counts[kind][name] = 0
    countedSteps[step] = () => {
      counts[kind][name] = (counts[kind][name] ?? 0) + 1
    }
    return step
  }
  const watched = (guard: string, name: string): string => {
    const count = { held: 0, not: 0 }
    counts.guards[name] = count
    const condition: (state: State) => boolean = (guards as Conditions)[guard] ?? (() => true)
    countedGuards[name] = (state) => {
      const holds = condition(state)
      count[holds ? 'held' : 'not'] += 1
      return holds
    }
    return name
  }
  const way = <W extends MoveWay>(from: string, how: string, taken: W): W => {
    const { guard, actions, target } = taken
    const name = `${from} ${how} → ${target}`
    const counted = { ...taken, actions: [counter('transitions', name), ...listed(actions)] }
    if (guard === 'legal') delete counted.guard
    else if (guard !== undefined) counted.guard = watched(guard, name)
    return counted
  }
  const state = (path: string, plain: Plain): Plain => ({
    ...plain,
    entry: [counter('states', path), ...listed(plain.entry)],
    ...(plain.on && {
      on: Object.fromEntries(
        Object.entries(plain.on).map(([kind, taken]) => [kind, taken && way(path, kind, taken)]),
      ) as Record<string, MoveWay>,
    }),
    ...(plain.always && {
      always: plain.always.map((taken) => way(path, taken.guard ?? 'else', taken)),
    }),
    ...(plain.onDone && { onDone: way(path, 'done', plain.onDone) }),
    ...(plain.states && { states: inside(plain.states, `${path}.`) }),
  })
  const inside = (states: Record<string, Plain>, prefix = ''): Record<string, Plain> =>
    Object.fromEntries(
      Object.entries(states).map(([name, plain]) => [name, state(prefix + name, plain)]),
    )

  const counted: Chart<string, string, string> = { ...chart, states: inside(chart.states) }
  const stepper = compileStepper<Position, Move, Sink, string, string, string>(counted, {
    guards: countedGuards,
    steps: countedSteps,
  })
  return { counts, stepper }
}

/** Plays one random game to its end; gives the number of its decisions. */
export function playCounted(
  { stepper }: ReturnType<typeof countedStepper>,
  setup: GameSetup,
): number {
  const position = setUp(setup)
  const draw = moverOf(setup.seed)
  for (let decisions = 0; ; decisions++) {
    const move = game.randomMove(position, draw)
    if (!move) return decisions
    if (!stepper.step(position, move, silent)) throw new Error(`no ${move.do} at ${position.at}`)
  }
}
