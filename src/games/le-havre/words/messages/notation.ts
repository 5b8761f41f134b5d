import { messages } from '#le-havre/words/generated/notation.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words that explain a position in one line. */
export const { say, t } = makeTranslator(messages)
