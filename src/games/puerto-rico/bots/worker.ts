/** The bots' worker: a page starts it by client.ts. */
import { type Port, serve } from '../../../bots/serve.ts'
import { BOTS } from './bots.ts'
import type { PuertoRicoBots } from './types.ts'

serve(BOTS, globalThis as unknown as Port<PuertoRicoBots>)
