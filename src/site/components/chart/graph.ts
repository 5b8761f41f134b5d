/** The chart of the game as drawings: one of the whole, one of each phase, told by messages. */
import { refusalsOf } from '../../../engine/act.ts'
import { type ChartState, type MoveTransition, statesOf } from '../../../engine/chart.ts'
import { ACTS } from '../../../games/puerto-rico/rules/acts.ts'
import type { RuleId } from '../../../games/puerto-rico/rules/rule-ids.ts'
import { say } from '../../../games/puerto-rico/words/messages/reference.ts'
import { toMarkup } from '../../../text/markup.ts'
import { baseStates } from './base-chart.ts'

export type NodeKind = 'decision' | 'step' | 'phase' | 'end'

export interface ChartNode {
  /** Its path, 'captain.loading'. */
  id: string
  kind: NodeKind
  /** Markup, as all labels here. */
  label: string
  /** Rules that decide its moves, in the order in which they decide. */
  rules: readonly RuleId[]
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

const states = baseStates

function kindOf(state: AnyState): NodeKind {
  if (state.states) return 'phase'
  if (state.type === 'final') return 'end'
  return state.on ? 'decision' : 'step'
}

function rulesOf({ on }: AnyState): RuleId[] {
  const played = Object.entries(ACTS).filter(([kind]) => on !== undefined && kind in on)
  return [...new Set(played.flatMap(([, act]) => refusalsOf(act).map(({ rule }) => rule)))]
}

function nodeOf(path: string, state: AnyState): ChartNode {
  return {
    id: path,
    kind: kindOf(state),
    label: toMarkup(say(`chart.state.${path}` as 'chart.state.roles')),
    rules: rulesOf(state),
  }
}

function edgesOf(path: string, state: AnyState, parent: string | undefined): ChartEdge[] {
  const within = (target: string): string => (parent ? `${parent}.${target}` : target)
  const moves = Object.entries<AnyTransition | undefined>(state.on ?? {}).flatMap(
    ([kind, transition]) =>
      transition?.target
        ? [
            {
              to: within(transition.target),
              label: toMarkup(say(`chart.do.${kind}` as 'chart.do.pass')),
            },
          ]
        : [],
  )
  const ways = (state.always ?? []).map(({ guard, target }) => ({
    to: within(target),
    // Which role was chosen is told by the phase that it leads to.
    label:
      guard && !guard.endsWith('Chosen')
        ? toMarkup(say(`chart.if.${guard}` as 'chart.if.lastSeat'))
        : '',
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

/** The whole game first, then every phase that has states of its own. */
export function zonesOfChart(): Zone[] {
  const phases = Object.entries(states).flatMap(([id, state]) =>
    state.states ? [zone(id, state.states, id)] : [],
  )
  return [zone('game', states), ...phases]
}
