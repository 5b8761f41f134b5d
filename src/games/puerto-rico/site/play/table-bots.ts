import type { TableBots } from '../../../../ui/play/useBots.ts'
import { startPuertoRicoBots } from '../../bots/client.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { PuertoRicoBots } from '../../bots/types.ts'
import { game } from '../../rules/game.ts'

/** Puerto Rico's bots, as a table asks for them. */
export const tableBots: TableBots<PuertoRicoBots> = {
  levels: LEVELS,
  thinkingAhead: ['advanced', 'expert'],
  start: ({ expansions }) => startPuertoRicoBots(expansions !== undefined),
  isOver: game.isOver,
  keyOfMove: game.keyOfMove,
  timeOf: (level, ms) => (level === 'expert' ? 2 * ms : ms),
  hintLevel: 'expert',
}
