import { messages as common } from '#language/generated/common.ts'
import { messages as figure } from '#language/generated/figure.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as own } from '#le-havre/words/generated/figure.ts'
import { messages as table } from '#le-havre/words/generated/table.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of the table and of figures. */
export const { say, t } = makeTranslator({ ...common, ...play, ...table, ...figure, ...own })
