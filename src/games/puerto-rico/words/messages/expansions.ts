import { messages } from '#puerto-rico/words/generated/expansions.ts'
import { speaking } from '../../../../text/speaking.ts'
import '../names.ts'

/** What only games with an expansion ask and do. */
export const { say } = speaking(messages)
