import { messages } from '#language/generated/figure-ways.ts'
import { makeTranslator } from '../translator.ts'

/** Where figures lead: fetched once that is asked for. */
export const { t } = makeTranslator(messages)
