import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as referee } from '#language/generated/referee.ts'
import { messages as games } from '#le-havre/words/generated/games.ts'
import { messages as own } from '#le-havre/words/generated/referee.ts'
import { messages as table } from '#le-havre/words/generated/table.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of the table and of the referee; other pages need not carry them. */
export const { say, t } = makeTranslator({
  ...common,
  ...play,
  ...referee,
  ...table,
  ...games,
  ...own,
})
