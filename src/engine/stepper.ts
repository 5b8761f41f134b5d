import type { Chart } from './chart.ts'
import { tableOf, type Way } from './chart-table.ts'

/** A state with the place in the chart where it waits. */
export interface Placed {
  at: string
}

/** What the names of a chart do. Steps change the state they are given. */
interface ChartParts<State, Move, Emit, G extends string, S extends string> {
  guards: Record<G, (state: State, move: Move) => boolean>
  steps: Record<S, (state: State, event: Emit, move: Move) => void>
}

/** Steps a game without actors. */
export interface Stepper<State, Move, Emit> {
  /** Follows the move's way on the state itself; false where the chart has none or its guard refuses. */
  step: (state: State, move: Move, event: Emit) => boolean
}

interface Edge<State, Move, Emit> {
  guard: ((state: State, move: Move) => boolean) | undefined
  steps: ((state: State, event: Emit, move: Move) => void)[]
  /** Null where the game stays in its place. */
  target: Node<State, Move, Emit> | null
}

interface Node<State, Move, Emit> {
  path: string
  on: Map<string, Edge<State, Move, Emit>[]>
  always: Edge<State, Move, Emit>[]
  done: Edge<State, Move, Emit> | undefined
}

/**
 * Compiles a chart into a table of functions that gives the same positions as XState. It throws where
 * `tableOf` does.
 */
export function compileStepper<
  State extends Placed,
  Move extends { do: string },
  Emit,
  K extends string,
  G extends string,
  S extends string,
>(
  chart: Chart<K, G, S>,
  parts: ChartParts<State, Move, Emit, G, S>,
): Stepper<State, Move, Emit> & { moveKindsAt: (path: string) => readonly K[] } {
  type E = Edge<State, Move, Emit>
  type N = Node<State, Move, Emit>
  const table = tableOf(chart, parts)
  const nodes = new Map<string, N>()
  for (const path of table.keys())
    nodes.set(path, { path, on: new Map(), always: [], done: undefined })
  const bound = ({ guard, steps, target }: Way<G, S>): E => ({
    guard: guard && parts.guards[guard],
    steps: steps.map((name) => parts.steps[name]),
    target: (target !== null && nodes.get(target)) || null,
  })
  for (const [path, { on, always, done }] of table) {
    const node = nodes.get(path)
    if (!node) continue
    for (const [kind, ways] of on) node.on.set(kind, ways.map(bound))
    node.always = always.map(bound)
    node.done = done && bound(done)
  }
  const kinds = new Map(Array.from(table, ([path, { on }]) => [path, [...on.keys()]]))

  /** Takes an edge, and then every edge that is open without a move; gives the node where it ends. */
  function follow(state: State, from: N, start: E, event: Emit, move: Move): N {
    let node = from
    for (let taken = start; ; ) {
      for (const step of taken.steps) step(state, event, move)
      node = taken.target ?? node
      const next = node.done ?? openEdge(node.always, state, move)
      if (!next) return node
      taken = next
    }
  }

  return {
    step(state, move, event) {
      const from = nodes.get(state.at)
      const ways = from?.on.get(move.do)
      const taken = ways && openEdge(ways, state, move)
      if (!from || !taken) return false
      state.at = follow(state, from, taken, event, move).path
      return true
    },
    moveKindsAt: (path) => kinds.get(path) ?? [],
  }
}

function openEdge<State, Move, Emit>(
  edges: readonly Edge<State, Move, Emit>[],
  state: State,
  move: Move,
): Edge<State, Move, Emit> | undefined {
  for (const edge of edges) if (!edge.guard || edge.guard(state, move)) return edge
  return undefined
}
