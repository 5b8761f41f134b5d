/** The chart of the game as drawings: one of the whole, one of each phase, told by messages. */

import { type ChartState, type MoveTransition, statesOf } from '../../engine/chart.ts'
import { refusalsOf } from '../../engine/move-definition.ts'

type NodeKind = 'decision' | 'step' | 'phase' | 'end'

export interface ChartNode {
  /** Its path, 'captain.loading'. */
  id: string
  kind: NodeKind
  /** Markup, as all labels here. */
  label: string
  /** Rules that decide its moves, in the order in which they decide. */
  rules: readonly string[]
}

/** A way from one state to another, with what opens it: moves or conditions, each a line. */
export interface ChartEdge {
  from: string
  to: string
  labels: readonly string[]
}

export interface Zone {
  /** 'game' for the whole, else the phase. */
  id: string
  nodes: readonly ChartNode[]
  edges: readonly ChartEdge[]
}

type AnyState = ChartState<string, string, string>
type AnyTransition = MoveTransition<string, string>

/** A chart with the rules of its moves and the words for all it names (markup). */
interface ChartSource {
  states: Readonly<Record<string, AnyState>>
  /** Acts by the moves they judge. */
  moveDefinitions: Readonly<
    Record<string, { checks: readonly { rule: string }[]; again?: { rule: string } | undefined }>
  >
  stateWords: (path: string) => string
  moveWords: (kind: string) => string
  /** Nothing where what it leads to tells it. */
  guardWords: (guard: string) => string
}

function kindOf(state: AnyState): NodeKind {
  if (state.states) return 'phase'
  if (state.type === 'final') return 'end'
  return state.on ? 'decision' : 'step'
}

/** Drawings of a chart: the whole game first, then every phase that has states of its own. */
export function zonesOf(source: ChartSource): Zone[] {
  const { states, moveDefinitions, stateWords, moveWords, guardWords } = source

  function rulesOf({ on }: AnyState): string[] {
    const played = Object.entries(moveDefinitions).filter(
      ([kind]) => on !== undefined && kind in on,
    )
    return [
      ...new Set(
        played.flatMap(([, definition]) => refusalsOf(definition).map(({ rule }) => rule)),
      ),
    ]
  }

  const nodeOf = (path: string, state: AnyState): ChartNode => ({
    id: path,
    kind: kindOf(state),
    label: stateWords(path),
    rules: kindOf(state) === 'phase' ? [] : rulesOf(state),
  })

  function edgesOf(path: string, state: AnyState, parent: string | undefined): ChartEdge[] {
    const within = (target: string): string => (parent ? `${parent}.${target}` : target)
    const moves = Object.entries<AnyTransition | undefined>(state.on ?? {}).flatMap(
      ([kind, transition]) =>
        transition?.target ? [{ to: within(transition.target), label: moveWords(kind) }] : [],
    )
    const always = state.always ?? []
    // Where the rest leads to the same place, a condition for going there is none.
    const isOpen = (target: string): boolean =>
      always.some((way) => !way.guard && way.target === target)
    const ways = always.map(({ guard, target }) => ({
      to: within(target),
      label: guard && !isOpen(target) ? guardWords(guard) : '',
    }))
    const done = state.onDone ? [{ to: within(state.onDone.target), label: '' }] : []
    const all = [...moves, ...ways, ...done]
    return [...new Set(all.map(({ to }) => to))].map((to) => ({
      from: path,
      to,
      labels: all.filter((way) => way.to === to && way.label !== '').map(({ label }) => label),
    }))
  }

  function zone(id: string, inner: Readonly<Record<string, AnyState>>, parent?: string): Zone {
    const all = [...statesOf(inner, parent)].filter((found) => found.parent === parent)
    return {
      id,
      nodes: all.map(({ path, state }) => nodeOf(path, state)),
      edges: all.flatMap(({ path, state }) => edgesOf(path, state, parent)),
    }
  }

  const phases = Object.entries(states).flatMap(([id, state]) =>
    state.states ? [zone(id, state.states, id)] : [],
  )
  return [zone('game', states), ...phases]
}
