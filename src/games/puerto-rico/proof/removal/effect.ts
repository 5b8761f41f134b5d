import { runScenario } from '../../../../scenario/run.ts'
import type { ScenarioSource } from '../../../../scenario/schema.ts'
import { puertoRico } from '../../complete.ts'
import type { PuertoRico } from '../../rules/types.ts'

/** One thing that the rules do. `fails` tells whether a scenario fails where it is switched off or altered alone. */
export interface Effect {
  name: string
  fails: (source: ScenarioSource<PuertoRico>) => boolean
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

/** Whether a scenario comes out otherwise than it says by what happens: to leave a rule uncited is not enough. */
export function fails(source: ScenarioSource<PuertoRico>): boolean {
  return runScenario(puertoRico, source).failures.some(
    ({ at }) => at !== 'rules' && at !== 'without',
  )
}

/** An effect that `off` switches off, giving what switches it on again. */
export function effect(name: string, off: () => () => void): Effect {
  return {
    name,
    fails(source) {
      const on = off()
      try {
        return fails(source)
      } finally {
        on()
      }
    },
  }
}
