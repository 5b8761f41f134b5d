import { parentPort, workerData } from 'node:worker_threads'
import type { Arguments } from './arguments.ts'
import { playMatchGame } from './match.ts'
import { PUERTO_RICO } from './players.ts'
import { sitterOf } from './seats.ts'

export interface Task {
  settings: Arguments
  part: number
  parts: number
}

const { settings, part, parts } = workerData as Task
const a = sitterOf(PUERTO_RICO, settings.a, settings)
const b = sitterOf(PUERTO_RICO, settings.b, settings)
for (let index = part; index < settings.games; index += parts)
  parentPort?.postMessage(await playMatchGame(PUERTO_RICO, { a, b }, settings, index))
a.close()
b.close()
