/** A chart as a table: every place where it can stand, with the ways from there; names only, nothing bound. */
import { type Chart, type ChartState, listed, type MoveTransition, statesOf } from './chart.ts'

/** A way from one place to another. */
export interface Way<G extends string, S extends string> {
  guard: G | undefined
  /** What happens on the way, and then on entering each state down to the target. */
  steps: readonly S[]
  /** An innermost state: to enter an outer one is to enter its first child. Null where the game stays in its place. */
  target: string | null
}

/** An innermost state. */
interface ChartPlace<K extends string, G extends string, S extends string> {
  /** By kind of move, its own way first, then those of the states around it. */
  on: Map<K, Way<G, S>[]>
  always: Way<G, S>[]
  /** Where a finished outer state goes on; set on its final children. */
  done: Way<G, S> | undefined
}

/** The innermost states of a chart by their path. */
type ChartTable<K extends string, G extends string, S extends string> = ReadonlyMap<
  string,
  ChartPlace<K, G, S>
>

const KNOWN = ['id', 'type', 'entry', 'on', 'always', 'initial', 'states', 'onDone']
const KNOWN_IN_WAY = ['guard', 'actions', 'target']

function refuseUnknown(path: string, thing: object, known: readonly string[]): void {
  for (const key of Object.keys(thing))
    if (!known.includes(key)) throw new Error(`chart: '${key}' at ${path} is not supported`)
}

/**
 * Flattens a chart into a table. It supports what the type `Chart` has and throws at anything else, at
 * targets that do not exist and at names of guards or steps that are not among `known`.
 */
export function tableOf<K extends string, G extends string, S extends string>(
  chart: Chart<K, G, S>,
  known: { guards: object; steps: object },
): ChartTable<K, G, S> {
  type State = ChartState<K, G, S>
  const all = new Map(Array.from(statesOf(chart.states), (one) => [one.path, one]))
  const stateAt = (path: string, from: string): State => {
    const found = all.get(path)
    if (!found) throw new Error(`chart: ${from} leads to ${path}, which does not exist`)
    return found.state
  }
  const stepsOf = (names: S | readonly S[] | undefined, path: string): readonly S[] => {
    for (const name of listed(names))
      if (!(name in known.steps)) throw new Error(`chart: no step '${name}' for ${path}`)
    return listed(names)
  }
  /** `path` is '' for the chart itself, whose ways can only lead within. */
  const targetOf = (target: string, path: string, parent: string | undefined): string => {
    if (target.startsWith('.')) return `${path}${target}`.replace(/^\./, '')
    if (path === '') throw new Error(`chart: ${target} of ${chart.id} is to be written .${target}`)
    return parent ? `${parent}.${target}` : target
  }
  const wayOf = (
    way: MoveTransition<G, S>,
    called: string,
    path: string,
    parent: string | undefined,
  ): Way<G, S> => {
    refuseUnknown(`${path || chart.id}, ${called}`, way, KNOWN_IN_WAY)
    const { guard, actions, target } = way
    if (guard !== undefined && !(guard in known.guards))
      throw new Error(`chart: no guard '${guard}' for ${path}`)
    const steps = [...stepsOf(actions, path)]
    if (target === undefined) return { guard, steps, target: null }
    let entered = targetOf(target, path, parent)
    let state = stateAt(entered, path || chart.id)
    // A way back to the state it leaves from, as XState has it, enters what is within anew, not itself.
    if (entered !== path) steps.push(...stepsOf(state.entry, entered))
    while (state.initial) {
      const outer = entered
      entered = `${outer}.${state.initial}`
      state = stateAt(entered, outer)
      steps.push(...stepsOf(state.entry, entered))
    }
    return { guard, steps, target: entered }
  }
  const waysOf = (path: string, parent: string | undefined, { on }: State) =>
    Object.entries<MoveTransition<G, S> | undefined>(on ?? {}).flatMap(([kind, way]) =>
      way ? [{ kind: kind as K, way: wayOf(way, kind, path, parent) }] : [],
    )

  refuseUnknown(chart.id, chart, KNOWN)
  const table = new Map<string, ChartPlace<K, G, S>>()
  for (const { path, parent, state } of all.values()) {
    refuseUnknown(path, state, KNOWN)
    stepsOf(state.entry, path)
    if (state.initial) stateAt(`${path}.${state.initial}`, path)
    else if (state.states) throw new Error(`chart: ${path} has no initial state`)
    if (state.states && state.always) throw new Error(`chart: 'always' of an outer state, ${path}`)
    const ends = Object.entries(state.states ?? {}).filter(([, child]) => child.type === 'final')
    if (ends.length > 0 && !state.onDone) throw new Error(`chart: no onDone for the end of ${path}`)
    const outer = parent === undefined ? undefined : all.get(parent)
    const { onDone } = outer?.state ?? {}
    if (state.states) continue
    table.set(path, {
      on: new Map(),
      always: (state.always ?? []).map((way) => wayOf(way, 'always', path, parent)),
      done:
        state.type === 'final' && outer && onDone
          ? wayOf(onDone, 'onDone', outer.path, outer.parent)
          : undefined,
    })
  }
  for (const [path, { on }] of table) {
    const around: Parameters<typeof waysOf>[] = []
    for (let one = all.get(path); one; one = one.parent ? all.get(one.parent) : undefined)
      around.push([one.path, one.parent, one.state])
    around.push(['', undefined, chart])
    if (all.get(path)?.state.type === 'final') around.length = 1
    for (const one of around)
      for (const { kind, way } of waysOf(...one)) on.set(kind, [...(on.get(kind) ?? []), way])
  }
  return table
}
