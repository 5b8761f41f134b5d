import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as referee } from '#language/generated/referee.ts'
import { makeTranslator } from '../translator.ts'

/** The words that every page may show, and those of the referee; other pages need not carry them. */
export const { say, translator, t } = makeTranslator({ ...common, ...play, ...referee })
