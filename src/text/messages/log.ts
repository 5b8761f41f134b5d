import { messages } from '#language/generated/log.ts'
import { speaking } from '../speaking.ts'

/** The lines of a log: fetched with them alone. */
export const { t } = speaking(messages)
