import { messages } from '#puerto-rico/words/generated/editing.ts'
import { speaking } from '../../../../text/speaking.ts'
import '../names.ts'

/** What setting up a game with an expansion asks besides. */
export const { say } = speaking(messages)
