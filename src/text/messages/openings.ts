import { messages as common } from '#language/generated/common.ts'
import { messages as openings } from '#language/generated/openings.ts'
import { makeTranslator } from '../translator.ts'

/** The words of the page about how games begin, whatever the game. */
export const { t } = makeTranslator({ ...common, ...openings })
