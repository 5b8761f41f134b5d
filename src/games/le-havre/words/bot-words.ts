/** Why a bot chose a move, in one sentence made of the bot's own figures. */
import type { ReasonOf } from '../../../bots/bot.ts'
import type { LeHavreBots } from '../bots/types.ts'
import type { Segment } from './markup.ts'
import { say } from './messages/games.ts'

/** The sentence for a reason. Every reason has one. */
export function botWords(reason: ReasonOf<LeHavreBots>): Segment[] {
  switch (reason.kind) {
    case 'only':
      return say('bot.only')
    case 'feeds':
      return say('bot.feeds', { food: reason.food })
    case 'gains':
      return say('bot.gains', { francs: reason.francs })
    case 'fancy':
      return say('bot.fancy')
    default:
      return say('bot.least')
  }
}
