import { messages as commands } from '#language/generated/commands.ts'
import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { makeTranslator } from '../translator.ts'

/** What commands print, besides what every page may show. */
export const { say, t } = makeTranslator({ ...common, ...play, ...commands })
