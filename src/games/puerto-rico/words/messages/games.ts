import { messages as common } from '#language/generated/common.ts'
import { messages as games } from '#language/generated/games.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as own } from '#puerto-rico/words/generated/games.ts'
import { messages as scoring } from '#puerto-rico/words/generated/play.ts'
import { messages as table } from '#puerto-rico/words/generated/table.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of the table, and those of starting, keeping and playing games. */
export const { say, translator, t } = makeTranslator({
  ...common,
  ...play,
  ...games,
  ...table,
  ...scoring,
  ...own,
})
