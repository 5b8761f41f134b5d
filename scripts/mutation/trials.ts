import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ScenarioSource } from '../../src/scenario/schema.ts'
import { SANDBOX } from './sandbox.ts'
import type { Bench, Coverage, Task, Verdict } from './worker.ts'

const PATIENCE_MS = 30_000

export type Outcome = 'killed' | 'timed out' | 'survived'

/** A thread with a watchdog: one that gives no verdict in time is replaced. */
export function makeBench(scenarios: readonly ScenarioSource[]) {
  const bench: Bench = { script: join(SANDBOX, 'built/trial.cjs'), scenarios }
  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: bench })
  let worker = start()
  const run = (task: Task): Promise<Verdict | null> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        void worker.terminate()
        worker = start()
        resolve(null)
      }, PATIENCE_MS)
      worker.removeAllListeners()
      worker.once('error', reject)
      worker.once('message', (verdict: Verdict) => {
        clearTimeout(timer)
        resolve(verdict)
      })
      worker.postMessage(task)
    })
  return { run, close: () => worker.terminate() }
}
type Workbench = ReturnType<typeof makeBench>

/** Runs all scenarios without a mutant; gives how often each reaches each mutant. Throws where one fails. */
export async function measure(bench: Workbench, scenarios: number): Promise<Coverage> {
  const order = Array.from({ length: scenarios }, (_, index) => index)
  const verdict = await bench.run({ mutant: null, order, hitLimit: 0 })
  if (!verdict || verdict.failed)
    throw new Error('the scenarios fail without any mutant: see npm run -s scenarios')
  return verdict.coverage
}

/** Whether the scenarios come to a mutant at all. */
export function reaches(coverage: Coverage, mutant: string): boolean {
  return Object.values(coverage).some((reached) => mutant in reached)
}

/** Whether some scenario notices a mutant; those that reach it are tried first. */
export async function tryMutant(
  bench: Workbench,
  mutant: string,
  scenarios: number,
  coverage: Coverage,
): Promise<Outcome> {
  const hits = (test: number | string): number => coverage[test]?.[mutant] ?? 0
  const all = Array.from({ length: scenarios }, (_, index) => index)
  const order = [
    ...all.filter((index) => hits(index) > 0),
    ...all.filter((index) => hits(index) === 0),
  ]
  const total = all.reduce((sum, index) => sum + hits(index), hits('load'))
  const verdict = await bench.run({ mutant, order, hitLimit: 100 * total + 1000 })
  if (!verdict) return 'timed out'
  return verdict.failed ? 'killed' : 'survived'
}
