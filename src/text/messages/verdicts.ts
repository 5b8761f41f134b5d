import { messages } from '#language/generated/verdicts.ts'
import { makeTranslator } from '../translator.ts'

/** What kind of answer a verdict is; pages are made with it and do not carry it. */
export const { t } = makeTranslator(messages)
