import { messages } from '#language/generated/options.ts'
import { makeTranslator } from '../translator.ts'

/** How many play a game, and by which options: where they are chosen or told. */
export const { t } = makeTranslator(messages)
