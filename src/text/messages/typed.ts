import { messages } from '#language/generated/typed.ts'
import { makeTranslator } from '../translator.ts'

/** The line to type a move into: fetched with it alone. */
export const { translator, t } = makeTranslator(messages)
