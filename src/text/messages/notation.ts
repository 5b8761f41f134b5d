import { messages } from '#language/generated/notation.ts'
import { speaking } from '../speaking.ts'

/** The words about positions in one line that are alike in every game. */
export const { say, t } = speaking(messages)
