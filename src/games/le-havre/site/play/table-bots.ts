import type { TableBots } from '../../../../ui/session/definition.ts'
import { tell } from '../../../../ui/session/explaining-bots.ts'
import { startLeHavreBots } from '../../bots/client.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { LeHavreBots } from '../../bots/types.ts'
import { game } from '../../rules/game.ts'
import type { LeHavre } from '../../rules/types.ts'
import { botWords } from '../../words/bot-words.ts'

const loadHints = async () => (await import('../../words/hint-words.ts')).hintWords

/** Le Havre's bots, as a table asks for them. */
export const tableBots: TableBots<LeHavre> = {
  levels: LEVELS,
  thinkingAhead: [],
  start: () => tell<LeHavreBots>(startLeHavreBots(), LEVELS, botWords, loadHints),
  isOver: game.isOver,
  keyOfMove: game.keyOfMove,
  seedOf: ({ rng }) => rng,
  timeOf: (_, ms) => ms,
  hintLevel: 'expert',
}
