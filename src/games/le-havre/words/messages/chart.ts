import { messages as own } from '#le-havre/words/generated/chart.ts'
import { messages as referee } from '#le-havre/words/generated/referee.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** The words of the chart: decisions and moves as the referee calls them. */
export const { say } = makeTranslator({ ...referee, ...own })
