import { messages } from '#le-havre/words/generated/counters.ts'
import { speaking } from '../../../../text/speaking.ts'

/** The numbers of a decision: fetched with what counts them alone. */
export const { t } = speaking(messages)
