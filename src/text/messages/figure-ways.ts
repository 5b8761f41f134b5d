import { messages } from '#language/generated/figure-ways.ts'
import { speaking } from '../speaking.ts'

/** Where figures lead: fetched once that is asked for. */
export const { t } = speaking(messages)
