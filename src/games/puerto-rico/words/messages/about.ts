import { messages as about } from '#puerto-rico/words/generated/about.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What pieces say of themselves; fetched with it when first asked for. */
export const { say, t } = makeTranslator({ ...about })
