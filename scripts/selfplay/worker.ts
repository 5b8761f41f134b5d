import { parentPort, workerData } from 'node:worker_threads'
import type { Arguments } from './arguments.ts'
import { playPart, type Tally } from './run.ts'

export interface Task {
  settings: Arguments
  part: number
  parts: number
}
export type Report = { games: number } | { tally: Tally }

const EVERY_MS = 200
const { settings, part, parts } = workerData as Task
let reported = performance.now()
const tally = await playPart(settings, part, parts, ({ games }) => {
  if (performance.now() - reported < EVERY_MS) return
  reported = performance.now()
  parentPort?.postMessage({ games } satisfies Report)
})
parentPort?.postMessage({ tally } satisfies Report)
