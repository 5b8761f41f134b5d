import { messages as bot } from '#puerto-rico/words/generated/bot.ts'
import { makeTranslator } from '../../../../text/translator.ts'
import '../names.ts'

/** What bots say; pages without bots need not carry it. */
export const { say } = makeTranslator({ ...bot })
