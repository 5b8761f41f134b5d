/** Le Havre's bots, asked from a page. */
import { type BotClient, startBots } from '../../../bots/client.ts'
import { playerView } from '../rules/view.ts'
import type { LeHavreBots } from './types.ts'

/** Starts the bots; who starts them closes them. */
export const startLeHavreBots = (): BotClient<LeHavreBots> =>
  startBots<LeHavreBots>({
    view: playerView,
    startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    loadBots: async () => (await import('./bots.ts')).BOTS,
  })
