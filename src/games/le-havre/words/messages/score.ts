import { messages as common } from '#language/generated/common.ts'
import { messages as files } from '#language/generated/files.ts'
import { messages as referee } from '#language/generated/referee.ts'
import { messages as score } from '#language/generated/score.ts'
import { messages as own } from '#le-havre/words/generated/referee.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of the score sheet to fill in, and of links to it. */
export const { say, t } = makeTranslator({ ...common, ...files, ...referee, ...score, ...own })
