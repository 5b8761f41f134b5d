import { messages as common } from '#language/generated/common.ts'
import { messages as counting } from '#language/generated/counting.ts'
import { makeTranslator } from '../translator.ts'

/** The words of a board that readers change to see it counted. */
export const { t } = makeTranslator({ ...common, ...counting })
