import { messages as after } from '#language/generated/after.ts'
import { messages as common } from '#language/generated/common.ts'
import { makeTranslator } from '../translator.ts'

/** What is said after a game; it comes when one has ended. */
export const { say, translator, t } = makeTranslator({ ...common, ...after })
