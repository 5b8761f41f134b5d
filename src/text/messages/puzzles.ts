import { messages as common } from '#language/generated/common.ts'
import { messages as puzzles } from '#language/generated/puzzles.ts'
import { makeTranslator } from '../translator.ts'

/** The words of the pages of problems, whatever the game. */
export const { say, t } = makeTranslator({ ...common, ...puzzles })
