import { messages } from '#language/generated/windows.ts'
import { makeTranslator } from '../translator.ts'

/** What another window means for what is set up or filled in here. */
export const { say, t } = makeTranslator(messages)
