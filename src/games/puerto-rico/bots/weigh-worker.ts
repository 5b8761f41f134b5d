/** The worker that weighs decisions: a page starts it by review.ts. */
import { type Port, serve } from '../../../bots/serve.ts'
import type { Weighed, WeighQuestion } from '../../../bots/weigh.ts'
import { weigh } from './expert.ts'
import type { PuertoRicoBots } from './types.ts'

serve(weigh, globalThis as unknown as Port<WeighQuestion<PuertoRicoBots>, Weighed<PuertoRicoBots>>)
