import { messages as after } from '#language/generated/after.ts'
import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as own } from '#puerto-rico/words/generated/after.ts'
import { messages as scoring } from '#puerto-rico/words/generated/play.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What is said after a game, beside the words of play. */
export const { say, translator, t } = makeTranslator({
  ...common,
  ...play,
  ...scoring,
  ...after,
  ...own,
})
