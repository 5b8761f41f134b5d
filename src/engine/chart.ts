/**
 * The part of a statechart definition that our games use, word for word as XState reads it.
 * One literal of this type is run by XState on the site, compiled for bulk play, and drawn.
 */
interface ChartTransition<G extends string, S extends string> {
  guard?: G
  actions?: S | readonly S[]
  /** A state beside this one, or `.inner`, a state within it. */
  target: string
}

/** A way that a move opens; without a target the game stays where it is. */
export type MoveTransition<G extends string, S extends string> = Omit<
  ChartTransition<G, S>,
  'target'
> & { target?: string }

export interface ChartState<K extends string, G extends string, S extends string> {
  type?: 'final'
  entry?: S | readonly S[]
  /** Ways by kind of move. Those of an outer state are open wherever the game stands within it. */
  on?: { readonly [kind in K]?: MoveTransition<G, S> }
  always?: readonly ChartTransition<G, S>[]
  initial?: string
  states?: { readonly [name: string]: ChartState<K, G, S> }
  onDone?: ChartTransition<G, S>
}

export interface Chart<K extends string, G extends string, S extends string>
  extends ChartState<K, G, S> {
  id: string
  initial: string
  states: { readonly [name: string]: ChartState<K, G, S> }
}

/** Every state of a chart with its path, as 'captain.loading', outer states first. */
export function* statesOf<K extends string, G extends string, S extends string>(
  states: { readonly [name: string]: ChartState<K, G, S> },
  parent?: string,
): Generator<{ path: string; parent: string | undefined; state: ChartState<K, G, S> }> {
  for (const [name, state] of Object.entries(states)) {
    const path = parent ? `${parent}.${name}` : name
    yield { path, parent, state }
    if (state.states) yield* statesOf(state.states, path)
  }
}

/** A single name or a list of them, as a list. */
export function listed<T extends string>(names: T | readonly T[] | undefined): readonly T[] {
  if (names === undefined) return []
  return typeof names === 'string' ? [names] : names
}
