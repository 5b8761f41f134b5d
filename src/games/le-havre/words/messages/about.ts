import { messages } from '#le-havre/words/generated/about.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What a card costs and brings now: fetched with what explains cards alone. */
export const { say } = makeTranslator(messages)
