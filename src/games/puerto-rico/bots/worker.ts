/** The bots' worker: a page starts it by client.ts. */
import type { Choice } from '../../../bots/bot.ts'
import type { Question } from '../../../bots/definition.ts'
import { thinkAs } from '../../../bots/memory.ts'
import { type Port, serve } from '../../../bots/serve.ts'
import { BOTS } from './bots.ts'
import type { PuertoRicoBots } from './types.ts'

serve(
  thinkAs(BOTS),
  globalThis as unknown as Port<Question<PuertoRicoBots>, Choice<PuertoRicoBots>>,
)
