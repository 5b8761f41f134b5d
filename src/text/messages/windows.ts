import { messages } from '#language/generated/windows.ts'
import { speaking } from '../speaking.ts'

/** What another window means for what is set up or filled in here. */
export const { say, t } = speaking(messages)
