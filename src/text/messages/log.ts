import { messages } from '#language/generated/log.ts'
import { makeTranslator } from '../translator.ts'

/** The lines of a log: fetched with them alone. */
export const { t } = makeTranslator(messages)
