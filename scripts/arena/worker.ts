import { parentPort, workerData } from 'node:worker_threads'
import type { Arguments } from './arguments.ts'
import { playMatchGame } from './match.ts'
import { PUERTO_RICO } from './players.ts'

export interface Task {
  settings: Arguments
  part: number
  parts: number
}

const { settings, part, parts } = workerData as Task
for (let index = part; index < settings.games; index += parts)
  parentPort?.postMessage(playMatchGame(PUERTO_RICO, settings, index))
