import { messages as hints } from '#le-havre/words/generated/hints.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What a hint begins with; it comes when one is asked for. */
export const { say } = makeTranslator(hints)
