import { messages as byLink } from '#language/generated/by-link.ts'
import { messages as common } from '#language/generated/common.ts'
import { makeTranslator } from '../translator.ts'

/** What is said of games that friends play apart. */
export const { t } = makeTranslator({ ...common, ...byLink })
