import { Worker } from 'node:worker_threads'
import type { Arguments } from './arguments.ts'
import type { Outcome } from './match.ts'
import type { Task } from './worker.ts'

/** Shares the games of a match among threads; every outcome is told as it comes. */
export async function playMatch(
  settings: Arguments,
  told: (outcome: Outcome) => void,
): Promise<void> {
  const parts = Math.min(settings.workers, settings.games)
  await Promise.all(
    Array.from(
      { length: parts },
      (_, part) =>
        new Promise<void>((resolve, reject) => {
          const task: Task = { settings, part, parts }
          const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task })
          worker.on('message', told)
          worker.on('error', reject)
          worker.on('exit', (code) =>
            code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
          )
        }),
    ),
  )
}
