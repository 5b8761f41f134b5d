import { messages } from '#language/generated/options.ts'
import { speaking } from '../speaking.ts'

/** How many play a game, and by which options: where they are chosen or told. */
export const { t } = speaking(messages)
