import { type Chart, type ChartTransition, listed, statesOf } from './chart.ts'

/** A state with the place in the chart where it waits. */
export interface Placed {
  at: string
}

/** What the names of a chart do. Steps change the state they are given. */
export interface ChartParts<State, Move, Note, G extends string, S extends string> {
  guards: Record<G, (state: State, move: Move) => boolean>
  steps: Record<S, (state: State, note: Note, move: Move) => void>
}

type Step<State, Move, Note> = (state: State, note: Note, move: Move) => void

/** A way from one node to another. To enter a compound state is to enter its first child, so `target` has none. */
interface Edge<State, Move, Note> {
  guard: ((state: State, move: Move) => boolean) | undefined
  /** What happens on the way, and then on entering each state down to the target. */
  steps: Step<State, Move, Note>[]
  target: Node<State, Move, Note>
}

interface Node<State, Move, Note> {
  path: string
  entry: Step<State, Move, Note>[]
  first: Node<State, Move, Note> | undefined
  on: Map<string, Edge<State, Move, Note>>
  always: Edge<State, Move, Note>[]
  /** Where a finished compound state goes on; set on its final children. */
  done: Edge<State, Move, Note> | undefined
}

/** Steps a game without actors: the chart's definition as a table. */
export interface Stepper<State, Move, Note> {
  /** Follows the move's edge on the state itself; false where the chart has none or its guard refuses. */
  step: (state: State, move: Move, note: Note) => boolean
  /** The kinds that the chart accepts at a path; none where the game is over. */
  moveKindsAt: (path: string) => readonly string[]
}

const KNOWN = ['id', 'type', 'entry', 'on', 'always', 'initial', 'states', 'onDone']
const KNOWN_IN_EDGE = ['guard', 'actions', 'target']

function refuseUnknown(path: string, thing: object, known: readonly string[]): void {
  for (const key of Object.keys(thing))
    if (!known.includes(key)) throw new Error(`chart: '${key}' at ${path} is not supported`)
}

/**
 * Compiles a chart into a table that plays in bulk, giving the same positions as XState.
 * It supports what the type `Chart` has and throws at anything else, at targets that do not
 * exist and at names without a part.
 */
export function compileStepper<
  State extends Placed,
  Move extends { do: string },
  Note,
  D extends string,
  G extends string,
  S extends string,
>(chart: Chart<D, G, S>, parts: ChartParts<State, Move, Note, G, S>): Stepper<State, Move, Note> {
  const nodes = new Map<string, Node<State, Move, Note>>()
  const nodeAt = (path: string, from: string): Node<State, Move, Note> => {
    const node = nodes.get(path)
    if (!node) throw new Error(`chart: ${from} leads to ${path}, which does not exist`)
    return node
  }
  const stepsOf = (names: S | readonly S[] | undefined, path: string) =>
    listed(names).map((name) => {
      if (!(name in parts.steps)) throw new Error(`chart: no step '${name}' for ${path}`)
      return parts.steps[name]
    })
  const edge = (
    { guard, actions, target }: ChartTransition<G, S>,
    path: string,
    parent: string | undefined,
  ): Edge<State, Move, Note> => {
    if (guard !== undefined && !(guard in parts.guards))
      throw new Error(`chart: no guard '${guard}' for ${path}`)
    const steps = [...stepsOf(actions, path)]
    let entered = nodeAt(parent ? `${parent}.${target}` : target, path)
    steps.push(...entered.entry)
    while (entered.first) {
      entered = entered.first
      steps.push(...entered.entry)
    }
    return { guard: guard && parts.guards[guard], steps, target: entered }
  }

  const all = [...statesOf(chart.states)]
  for (const { path } of all)
    nodes.set(path, {
      path,
      entry: [],
      on: new Map(),
      always: [],
      first: undefined,
      done: undefined,
    })
  refuseUnknown(chart.id, chart, KNOWN)
  for (const { path, state } of all) {
    refuseUnknown(path, state, KNOWN)
    const node = nodeAt(path, path)
    node.entry = stepsOf(state.entry, path)
    if (state.states && !state.initial) throw new Error(`chart: ${path} has no initial state`)
    if (state.initial) node.first = nodeAt(`${path}.${state.initial}`, path)
  }
  for (const { path, parent, state } of all) {
    const node = nodeAt(path, path)
    for (const [kind, transition] of Object.entries<ChartTransition<G, S> | undefined>(
      state.on ?? {},
    )) {
      if (!transition) continue
      refuseUnknown(`${path}, ${kind}`, transition, KNOWN_IN_EDGE)
      node.on.set(kind, edge(transition, path, parent))
    }
    node.always = (state.always ?? []).map((transition) => {
      refuseUnknown(`${path}, always`, transition, KNOWN_IN_EDGE)
      return edge(transition, path, parent)
    })
    if (state.onDone)
      for (const [name, child] of Object.entries(state.states ?? {}))
        if (child.type === 'final')
          nodeAt(`${path}.${name}`, path).done = edge(state.onDone, path, parent)
  }
  const kinds = new Map(Array.from(nodes, ([path, node]) => [path, [...node.on.keys()]]))

  /** Takes an edge, and then every edge that is open without a move; gives the node where it ends. */
  function follow(
    state: State,
    start: Edge<State, Move, Note>,
    note: Note,
    move: Move,
  ): Node<State, Move, Note> {
    for (let taken = start; ; ) {
      for (const step of taken.steps) step(state, note, move)
      const node = taken.target
      const next = node.done ?? openEdge(node, state, move)
      if (!next) return node
      taken = next
    }
  }

  return {
    step(state, move, note) {
      const taken = nodes.get(state.at)?.on.get(move.do)
      if (!taken || (taken.guard && !taken.guard(state, move))) return false
      state.at = follow(state, taken, note, move).path
      return true
    },
    moveKindsAt: (path) => kinds.get(path) ?? [],
  }
}

function openEdge<State, Move, Note>(
  node: Node<State, Move, Note>,
  state: State,
  move: Move,
): Edge<State, Move, Note> | undefined {
  for (const edge of node.always) if (!edge.guard || edge.guard(state, move)) return edge
  return undefined
}
