import { messages as common } from '#language/generated/common.ts'
import { messages as figure } from '#language/generated/figure.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as own } from '#puerto-rico/words/generated/figure.ts'
import { messages as scoring } from '#puerto-rico/words/generated/play.ts'
import { messages as table } from '#puerto-rico/words/generated/table.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of the table and of figures. */
export const { say, translator, t } = makeTranslator({
  ...common,
  ...play,
  ...table,
  ...scoring,
  ...figure,
  ...own,
})
