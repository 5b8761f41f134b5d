import { messages } from '#language/generated/files.ts'
import { makeTranslator } from '../translator.ts'

/** Why a link or a file could not be read. */
export const { say, t } = makeTranslator(messages)
