import { messages as common } from '#language/generated/common.ts'
import { messages as quiz } from '#language/generated/quiz.ts'
import { makeTranslator } from '../translator.ts'

/** The words of the quiz of cases, whatever the game. */
export const { say, t } = makeTranslator({ ...common, ...quiz })
