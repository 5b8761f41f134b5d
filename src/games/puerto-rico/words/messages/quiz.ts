import { messages as own } from '#puerto-rico/words/generated/quiz.ts'
import { speaking } from '../../../../text/speaking.ts'
import '../names.ts'

/** The words of the quiz of cases. */
export const { say, t } = speaking({ ...own })
