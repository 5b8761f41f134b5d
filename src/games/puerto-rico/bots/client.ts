/** Puerto Rico's bots, asked from a page. */
import { type BotClient, type ClientGame, startBots } from '../../../bots/client.ts'
import { playerView } from '../rules/view.ts'
import type { PuertoRicoBots } from './types.ts'

const client: ClientGame<PuertoRicoBots> = {
  view: playerView,
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  loadBots: async () => (await import('./bots.ts')).BOTS,
}

/** The worker that knows the expansions; bots on the page know them where the page does. */
const withExpansions: ClientGame<PuertoRicoBots> = {
  ...client,
  startWorker: () => new Worker(new URL('./added-worker.ts', import.meta.url), { type: 'module' }),
}

/** Starts the bots, for games with an expansion where it is one; who starts them closes them. */
export const startPuertoRicoBots = (hasExpansions = false): BotClient<PuertoRicoBots> =>
  startBots(hasExpansions ? withExpansions : client)
