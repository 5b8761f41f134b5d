import { messages } from '#puerto-rico/words/generated/expansions.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What only games with an expansion ask and do. */
export const { say } = makeTranslator(messages)
