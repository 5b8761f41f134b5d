import { messages } from '#le-havre/words/generated/notation.ts'
import { speaking } from '../../../../text/speaking.ts'
import '../names.ts'

/** The words that explain a position in one line. */
export const { say, t } = speaking(messages)
