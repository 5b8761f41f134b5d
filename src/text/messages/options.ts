import { messages } from '#language/generated/options.ts'
import { speaking } from '../speaking.ts'

/** The options that a game is played with: where they are chosen or told. */
export const { t } = speaking(messages)
