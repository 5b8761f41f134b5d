import { messages } from '#le-havre/words/generated/counters.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The numbers of a decision: fetched with what counts them alone. */
export const { say, t } = makeTranslator(messages)
