import { Worker } from 'node:worker_threads'
import type { Arguments } from './arguments.ts'
import { addTally, emptyTally, type Tally } from './run.ts'
import type { Report, Task } from './worker.ts'

function playInWorker(task: Task, progress: (games: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task })
    worker.on('message', (report: Report) => {
      if ('tally' in report) resolve(report.tally)
      else progress(report.games)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)))
  })
}

/** Shares the games of a run among threads and gives their sum; the same games as in one thread. */
export async function playShared(
  settings: Arguments,
  progress: (games: number) => void,
): Promise<Tally> {
  const parts = settings.workers
  const played = Array<number>(parts).fill(0)
  const tallies = await Promise.all(
    played.map((_, part) =>
      playInWorker({ settings, part, parts }, (games) => {
        played[part] = games
        progress(played.reduce((sum, each) => sum + each, 0))
      }),
    ),
  )
  const sum = emptyTally()
  for (const tally of tallies) addTally(sum, tally)
  return sum
}
