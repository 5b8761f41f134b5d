/** The bots' worker: a page starts it by client.ts. */
import { type Port, serve } from '../../../bots/answering.ts'

serve(globalThis as unknown as Port)
