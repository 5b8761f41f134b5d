import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { makeTranslator } from '../translator.ts'

/** The words that every page may show, and those of play. */
export const { say, translator, t } = makeTranslator({ ...common, ...play })
