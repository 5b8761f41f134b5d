import { messages as openings } from '#puerto-rico/words/generated/openings.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What is said of how games begin. */
export const { say } = makeTranslator(openings)
