import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { messages as counters } from '#le-havre/words/generated/counters.ts'
import { messages as own } from '#le-havre/words/generated/puzzles.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of problems; pages are made with them and do not carry them. */
export const { say, t } = makeTranslator({ ...common, ...play, ...counters, ...own })
