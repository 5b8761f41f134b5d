import { messages } from '#le-havre/words/generated/bots.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What bots say of their moves. */
export const { say } = makeTranslator(messages)
