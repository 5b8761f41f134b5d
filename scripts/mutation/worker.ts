/** A thread that tries one mutant after the other, each in freshly read sources. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type { ScenarioSource } from '../../src/scenario/schema.ts'
import type { firstFailing, Switch } from './trial.ts'

export interface Bench {
  /** The bundled trial. */
  script: string
  scenarios: readonly ScenarioSource[]
}
/** A mutant to try, or null to measure what each scenario reaches. */
export interface Task {
  mutant: string | null
  /** Scenarios by index, in the order to try. */
  order: readonly number[]
  /** How often the mutant may be reached before it counts as endless. */
  hitLimit: number
}
/** How often each mutant is reached, by scenario (its index) and as the sources are read (`load`). */
export type Coverage = Record<string, Record<string, number>>
export type Verdict = { failed: boolean; coverage: Coverage }

const { script, scenarios } = workerData as Bench
type Trial = { firstFailing: typeof firstFailing }
type Wrapped = (exports: Partial<Trial>, require: NodeJS.Require) => void
const readSources = new Script(
  `(exports, require) => {${readFileSync(script, 'utf8')}\n}`,
).runInThisContext() as Wrapped
const require = createRequire(import.meta.url)

function attempt({ mutant, order, hitLimit }: Task): Verdict {
  const mutants: Switch = mutant === null ? {} : { activeMutant: mutant, hitCount: 0, hitLimit }
  Object.assign(globalThis, { __stryker__: mutants })
  const trial: Partial<Trial> = {}
  let failed = true
  try {
    readSources(trial, require)
    const chosen = order.flatMap((index) => scenarios[index] ?? [])
    const reach = (place: number): void => {
      mutants.currentTestId = String(order[place])
    }
    failed = trial.firstFailing?.(chosen, reach) !== null
  } catch {
    // The mutant keeps the sources from being read at all: noticed.
  }
  const { static: load = {}, perTest = {} } = mutants.mutantCoverage ?? {}
  return { failed, coverage: mutant === null ? { ...perTest, load } : {} }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(attempt(task)))
