/** The worker that weighs decisions: a page starts it by review.ts. */
import { type Port, serve } from '../../../bots/serve.ts'
import type { Weighed, WeighQuestion } from '../../../bots/weigh.ts'
import type { LeHavreBots } from './types.ts'
import { weigh } from './weigh.ts'

serve(weigh, globalThis as unknown as Port<WeighQuestion<LeHavreBots>, Weighed<LeHavreBots>>)
