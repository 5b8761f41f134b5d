import { messages } from '#puerto-rico/words/generated/problems.ts'
import { messages as referee } from '#puerto-rico/words/generated/referee.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What is wrong with a position, and how to mend it; fetched with the first that is. */
export const { say } = makeTranslator({ ...referee, ...messages })
