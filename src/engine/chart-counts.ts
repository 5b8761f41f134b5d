/** The chart of a game compiled once more, with a counter at every state, transition and guard. */
import { type Chart, type ChartState, listed, type MoveTransition } from './chart.ts'
import { noop } from './events.ts'
import { actsOf, type Game, type GameParts } from './game.ts'
import { compileStepper } from './stepper.ts'
import type { EmitOf, GameTypes } from './types.ts'

/** How often each state was entered, each transition taken, each guard found to hold and not to hold. */
interface Counts {
  states: Record<string, number>
  transitions: Record<string, number>
  guards: Record<string, { held: number; not: number }>
}

type Plain = ChartState<string, string, string>
type MoveWay = MoveTransition<string, string>

type CountedStepper<G extends GameTypes> = ReturnType<typeof countedStepper<G>>

/** The counting stepper of a game, and the counts that it adds to. */
export function countedStepper<G extends GameTypes>(parts: GameParts<G>) {
  const { chart, guards, steps } = parts
  type Position = G['Position']
  type Names = Record<string, (state: Position, emit: EmitOf<G>, move: G['Move']) => void>
  type Conditions = Record<string, (state: Position) => boolean>
  const counts: Counts = { states: {}, transitions: {}, guards: {} }
  const countedSteps: Names = {
    ...steps,
    play: (state, emit, move) =>
      actsOf(parts, state)[move.do as G['Move']['do']]?.apply(state, move, emit),
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
    const condition: (state: Position) => boolean = guards[guard] ?? (() => true)
    countedGuards[name] = (state) => {
      const holds = condition(state)
      count[holds ? 'held' : 'not'] += 1
      return holds
    }
    return name
  }
  const way = <W extends MoveWay>(from: string, how: string, taken: W): W => {
    const { guard, actions, target } = taken
    const name = `${from} ${how} → ${target ?? 'the same'}`
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

  const anywhere = Object.entries<MoveWay | undefined>(chart.on ?? {}).flatMap(([kind, taken]) =>
    taken ? [[kind, way('anywhere', kind, taken)] as const] : [],
  )
  const counted: Chart<string, string, string> = {
    ...chart,
    ...(chart.on && { on: Object.fromEntries(anywhere) }),
    states: inside(chart.states),
  }
  const stepper = compileStepper<Position, G['Move'], EmitOf<G>, string, string, string>(counted, {
    guards: countedGuards,
    steps: countedSteps,
  })
  return { counts, stepper }
}

/** Plays one random game to its end on `position` itself; gives the number of its decisions. */
export function playCounted<G extends GameTypes>(
  { stepper }: CountedStepper<G>,
  game: Game<G>,
  position: G['Position'],
  draw: () => number,
): number {
  for (let decisions = 0; ; decisions++) {
    const move = game.randomMove(position, draw)
    if (!move) return decisions
    if (!stepper.step(position, move, noop)) throw new Error(`no ${move.do} at ${position.at}`)
  }
}
