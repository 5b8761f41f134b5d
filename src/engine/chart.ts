/**
 * The part of a statechart definition that our games use, word for word as XState reads it.
 * One literal of this type is run by XState on the site, compiled for bulk play, and drawn.
 */
export interface ChartTransition<G extends string, S extends string> {
  guard?: G
  actions?: S | readonly S[]
  target: string
}

export interface ChartState<D extends string, G extends string, S extends string> {
  type?: 'final'
  entry?: S | readonly S[]
  on?: { readonly [kind in D]?: ChartTransition<G, S> }
  always?: readonly ChartTransition<G, S>[]
  initial?: string
  states?: { readonly [name: string]: ChartState<D, G, S> }
  onDone?: ChartTransition<G, S>
}

export interface Chart<D extends string, G extends string, S extends string>
  extends ChartState<D, G, S> {
  id: string
  initial: string
  states: { readonly [name: string]: ChartState<D, G, S> }
}

/** Every state of a chart with its path, as 'captain.loading', outer states first. */
export function* statesOf<D extends string, G extends string, S extends string>(
  states: { readonly [name: string]: ChartState<D, G, S> },
  parent?: string,
): Generator<{ path: string; parent: string | undefined; state: ChartState<D, G, S> }> {
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
