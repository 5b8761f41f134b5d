import { messages } from '#language/generated/typed.ts'
import { speaking } from '../speaking.ts'

/** The line to type a move into: fetched with it alone. */
export const { translator, t } = speaking(messages)
