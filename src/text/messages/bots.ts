import { messages } from '#language/generated/bots.ts'
import { makeTranslator } from '../translator.ts'

/** What bots have done, and how fast they do it: only where bots play. */
export const { t } = makeTranslator(messages)
