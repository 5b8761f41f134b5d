import { type Chart, type ChartState, listed, type MoveTransition, statesOf } from './chart.ts'

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
  /** Null where the game stays in its place. */
  target: Node<State, Move, Note> | null
}

interface Node<State, Move, Note> {
  path: string
  entry: Step<State, Move, Note>[]
  first: Node<State, Move, Note> | undefined
  /** By kind of move, its own way first, then those of the states around it. */
  on: Map<string, Edge<State, Move, Note>[]>
  always: Edge<State, Move, Note>[]
  /** Where a finished compound state goes on; set on its final children. */
  done: Edge<State, Move, Note> | undefined
}

/** Steps a game without actors: the chart's definition as a table. */
export interface Stepper<State, Move, Note> {
  /** Follows the move's way on the state itself; false where the chart has none or its guard refuses. */
  step: (state: State, move: Move, note: Note) => boolean
  /** The kinds of moves that the chart accepts at a path; none where the game is over. */
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
  K extends string,
  G extends string,
  S extends string,
>(chart: Chart<K, G, S>, parts: ChartParts<State, Move, Note, G, S>): Stepper<State, Move, Note> {
  type E = Edge<State, Move, Note>
  type N = Node<State, Move, Note>
  const nodes = new Map<string, N>()
  const nodeAt = (path: string, from: string): N => {
    const node = nodes.get(path)
    if (!node) throw new Error(`chart: ${from} leads to ${path}, which does not exist`)
    return node
  }
  const stepsOf = (names: S | readonly S[] | undefined, path: string) =>
    listed(names).map((name) => {
      if (!(name in parts.steps)) throw new Error(`chart: no step '${name}' for ${path}`)
      return parts.steps[name]
    })
  /** `path` is '' for the chart itself, whose ways can only lead within. */
  const targetOf = (target: string, path: string, parent: string | undefined): string => {
    if (target.startsWith('.')) return `${path}${target}`.replace(/^\./, '')
    if (path === '') throw new Error(`chart: ${target} of ${chart.id} is to be written .${target}`)
    return parent ? `${parent}.${target}` : target
  }
  const edge = (
    way: MoveTransition<G, S>,
    called: string,
    path: string,
    parent: string | undefined,
  ): E => {
    refuseUnknown(`${path || chart.id}, ${called}`, way, KNOWN_IN_EDGE)
    const { guard, actions, target } = way
    if (guard !== undefined && !(guard in parts.guards))
      throw new Error(`chart: no guard '${guard}' for ${path}`)
    const made = { guard: guard && parts.guards[guard], steps: [...stepsOf(actions, path)] }
    if (target === undefined) return { ...made, target: null }
    let entered = nodeAt(targetOf(target, path, parent), path || chart.id)
    // A way back to the state it leaves from, as XState has it, enters what is within anew, not itself.
    if (entered.path !== path) made.steps.push(...entered.entry)
    while (entered.first) {
      entered = entered.first
      made.steps.push(...entered.entry)
    }
    return { ...made, target: entered }
  }
  const waysOf = (path: string, parent: string | undefined, { on }: ChartState<K, G, S>) =>
    Object.entries<MoveTransition<G, S> | undefined>(on ?? {}).flatMap(
      ([kind, way]): [string, E][] => (way ? [[kind, edge(way, kind, path, parent)]] : []),
    )

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
    if (state.states && state.always) throw new Error(`chart: 'always' of an outer state, ${path}`)
    if (state.initial) node.first = nodeAt(`${path}.${state.initial}`, path)
  }
  const addWays = (node: N, ways: readonly [string, E][]): void => {
    for (const [kind, way] of ways) node.on.set(kind, [...(node.on.get(kind) ?? []), way])
  }
  for (const { path, parent, state } of all) {
    const node = nodeAt(path, path)
    addWays(node, waysOf(path, parent, state))
    node.always = (state.always ?? []).map((way) => edge(way, 'always', path, parent))
    const ends = Object.entries(state.states ?? {}).filter(([, child]) => child.type === 'final')
    if (ends.length > 0 && !state.onDone) throw new Error(`chart: no onDone for the end of ${path}`)
    if (state.onDone)
      for (const [name] of ends)
        nodeAt(`${path}.${name}`, path).done = edge(state.onDone, 'onDone', path, parent)
  }
  for (const { path, state } of all) {
    if (state.states || state.type === 'final') continue
    const names = path.split('.')
    for (let depth = names.length - 1; depth > 0; depth--) {
      const outer = names.slice(0, depth).join('.')
      const of = all.find((one) => one.path === outer)
      if (of) addWays(nodeAt(path, path), waysOf(outer, of.parent, of.state))
    }
    addWays(nodeAt(path, path), waysOf('', undefined, chart))
  }
  const kinds = new Map(Array.from(nodes, ([path, node]) => [path, [...node.on.keys()]]))

  /** Takes an edge, and then every edge that is open without a move; gives the node where it ends. */
  function follow(state: State, from: N, start: E, note: Note, move: Move): N {
    let node = from
    for (let taken = start; ; ) {
      for (const step of taken.steps) step(state, note, move)
      node = taken.target ?? node
      const next = node.done ?? openEdge(node.always, state, move)
      if (!next) return node
      taken = next
    }
  }

  return {
    step(state, move, note) {
      const from = nodes.get(state.at)
      const ways = from?.on.get(move.do)
      const taken = ways && openEdge(ways, state, move)
      if (!from || !taken) return false
      state.at = follow(state, from, taken, note, move).path
      return true
    },
    moveKindsAt: (path) => kinds.get(path) ?? [],
  }
}

function openEdge<State, Move, Note>(
  edges: readonly Edge<State, Move, Note>[],
  state: State,
  move: Move,
): Edge<State, Move, Note> | undefined {
  for (const edge of edges) if (!edge.guard || edge.guard(state, move)) return edge
  return undefined
}
