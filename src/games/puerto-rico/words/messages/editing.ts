import { messages } from '#puerto-rico/words/generated/editing.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What setting up a game with an expansion asks besides. */
export const { say } = makeTranslator(messages)
