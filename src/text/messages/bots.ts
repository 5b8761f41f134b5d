import { messages } from '#language/generated/bots.ts'
import { speaking } from '../speaking.ts'

/** What bots have done, and how fast they do it: only where bots play. */
export const { t } = speaking(messages)
