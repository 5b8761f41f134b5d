import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as reference } from '#language/generated/reference.ts'
import { makeTranslator } from '../translator.ts'

/** The words that every page may show, and those of pages made beforehand; live pages need not carry them. */
export const { say, translator, t } = makeTranslator({ ...common, ...play, ...reference })
