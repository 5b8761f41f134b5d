import { messages as bot } from '#puerto-rico/words/generated/bot.ts'
import { speaking } from '../../../../text/speaking.ts'
import '../names.ts'

/** What bots say; pages without bots need not carry it. */
export const { say } = speaking({ ...bot })
