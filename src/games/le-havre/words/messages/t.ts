import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as table } from '#le-havre/words/generated/table.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words that every page may show, and those of the table. */
export const { say, translator, t } = makeTranslator({ ...common, ...play, ...table })
