import type { ScenarioGame, ScenarioTypes } from '../definition.ts'
import { runScenario } from '../run.ts'
import type { ScenarioSource } from '../schema.ts'

/** Whether a scenario comes out otherwise than it says. */
type Fails<G extends ScenarioTypes> = (source: ScenarioSource<G>) => boolean

/** One thing that the rules do. `noticed` tells whether a scenario fails where it is switched off or altered alone. */
export interface Effect<G extends ScenarioTypes = ScenarioTypes> {
  name: string
  noticed: (source: ScenarioSource<G>, fails: Fails<G>) => boolean
}

/** Puts a value in place of another, and gives what puts the old one back. */
export function replaced<T extends object, K extends keyof T>(
  object: T,
  key: K,
  value: T[K],
): () => void {
  const kept = object[key]
  object[key] = value
  return () => {
    object[key] = kept
  }
}

/** The same of a value that a map holds. */
export function replacedIn<K, V>(map: Map<K, V>, key: K, value: V): () => void {
  const kept = map.get(key) as V
  map.set(key, value)
  return () => {
    map.set(key, kept)
  }
}

/**
 * Fails by what happens: to leave a rule uncited is not enough, while a start that cannot occur any more is.
 */
export const failsBy =
  <G extends ScenarioTypes>(definition: ScenarioGame<G>): Fails<G> =>
  (source) => {
    const { problems, failures } = runScenario(definition, source)
    return problems.length > 0 || failures.some(({ at }) => at !== 'rules' && at !== 'without')
  }

/** An effect that `off` switches off, giving what switches it on again. */
export function effect<G extends ScenarioTypes>(name: string, off: () => () => void): Effect<G> {
  return {
    name,
    noticed(source, fails) {
      const on = off()
      try {
        return fails(source)
      } finally {
        on()
      }
    },
  }
}
