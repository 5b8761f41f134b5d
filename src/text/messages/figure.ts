import { messages as common } from '#language/generated/common.ts'
import { messages as figure } from '#language/generated/figure.ts'
import { makeTranslator } from '../translator.ts'

/** The words of figures, whatever the game. */
export const { say, t } = makeTranslator({ ...common, ...figure })
