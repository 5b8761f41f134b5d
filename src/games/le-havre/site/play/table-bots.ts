import type { TableBots } from '../../../../ui/play/useBots.ts'
import { startLeHavreBots } from '../../bots/client.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { LeHavreBots } from '../../bots/types.ts'
import { game } from '../../rules/game.ts'

/** Le Havre's bots, as a table asks for them. */
export const tableBots: TableBots<LeHavreBots> = {
  levels: LEVELS,
  thinkingAhead: [],
  start: startLeHavreBots,
  isOver: game.isOver,
  keyOfMove: game.keyOfMove,
  timeOf: (_, ms) => ms,
  hintLevel: 'expert',
}
