import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as referee } from '#language/generated/referee.ts'
import { messages as scoring } from '#puerto-rico/words/generated/play.ts'
import { messages as own } from '#puerto-rico/words/generated/referee.ts'
import { messages as table } from '#puerto-rico/words/generated/table.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of the table and of the referee; other pages need not carry them. */
export const { say, translator, t } = makeTranslator({
  ...common,
  ...play,
  ...referee,
  ...table,
  ...scoring,
  ...own,
})
