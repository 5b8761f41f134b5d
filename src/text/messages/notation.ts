import { messages } from '#language/generated/notation.ts'
import { makeTranslator } from '../translator.ts'

/** The words about positions in one line that are alike in every game. */
export const { say, t } = makeTranslator(messages)
