import { messages } from '#language/generated/keys.ts'
import { speaking } from '../speaking.ts'

/** The card that tells the keys of the table: fetched with it alone. */
export const { t } = speaking(messages)
