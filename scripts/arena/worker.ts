import { parentPort, workerData } from 'node:worker_threads'
import type { BotTypes } from '../../src/bots/bot.ts'
import type { Players } from '../../src/frame/players.ts'
import { featureOf } from '../games/ids.ts'
import type { Arguments } from './arguments.ts'
import type { Groups } from './groups.ts'
import { playMatchGame } from './match.ts'
import { sitterOf } from './seats.ts'

export interface Task {
  settings: Arguments
  part: number
  parts: number
  groups: Groups
}

async function play<G extends BotTypes>(players: Players<G>, task: Task): Promise<void> {
  const { settings, part, parts, groups } = task
  const a = sitterOf(players, settings.a, settings, groups)
  const b = sitterOf(players, settings.b, settings, groups)
  for (let index = part; index < settings.games; index += parts)
    parentPort?.postMessage(await playMatchGame(players, { a, b }, settings, index))
  await Promise.all([a.close(), b.close()])
}

const task = workerData as Task
const withPlayers = await featureOf(task.settings.game, 'bots')
await withPlayers((players) => play(players, task))
