import { messages as common } from '#language/generated/common.ts'
import { messages as own } from '#le-havre/words/generated/site.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of this game's pages. */
export const { say, t } = makeTranslator({ ...common, ...own })
