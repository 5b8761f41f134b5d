/** Puerto Rico's bots, asked from a page. */
import { type BotClient, type ClientGame, startBots } from '../../../bots/client.ts'
import { view } from '../rules/view.ts'
import type { PuertoRicoBots } from './types.ts'

const client: ClientGame<PuertoRicoBots> = {
  view,
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  loadBots: async () => (await import('./bots.ts')).BOTS,
}

/** Starts the bots; who starts them closes them. */
export const startPuertoRicoBots = (): BotClient<PuertoRicoBots> => startBots(client)
