import { koBot } from './ko-bot.ts'
import { speaking } from './t.ts'

/** What bots say; pages without bots need not carry it. */
export const { say } = speaking(koBot)
