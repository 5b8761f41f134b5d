import { Worker } from 'node:worker_threads'
import type { Arguments } from './arguments.ts'
import { endGroups, roomForGroups } from './groups.ts'
import type { Outcome } from './match.ts'
import type { Task } from './worker.ts'

/** What ends a match before its time. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves as the worker ends well. */
const endOf = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
    )
  })

/** Shares the games of a match among threads; every outcome is told as it comes. No outside bot outlives the match. */
export async function playMatch(
  settings: Arguments,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  const parts = Math.min(settings.workers, settings.games)
  // Of the two players of a thread each may be an outside bot.
  const groups = roomForGroups(2 * parts)
  const workers = Array.from({ length: parts }, (_, part) => {
    const task: Task = { settings, part, parts, groups }
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData: task })
  })
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // First the threads, which would start a bot anew where one has ended.
    await Promise.all(workers.map((worker) => worker.terminate()))
    endGroups(groups)
    // Nobody listens any more: the process ends as the signal has it.
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  for (const worker of workers) worker.on('message', onOutcome)
  try {
    await Promise.all(workers.map(endOf))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
    endGroups(groups)
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}
