import { messages } from '#language/generated/keys.ts'
import { makeTranslator } from '../translator.ts'

/** The card that tells the keys of the table: fetched with it alone. */
export const { t } = makeTranslator(messages)
