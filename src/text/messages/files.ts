import { messages } from '#language/generated/files.ts'
import { speaking } from '../speaking.ts'

/** Why a link or a file could not be read. */
export const { say, t } = speaking(messages)
