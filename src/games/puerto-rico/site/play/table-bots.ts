import type { TableBots } from '../../../../ui/session/definition.ts'
import { tell } from '../../../../ui/session/explaining-bots.ts'
import { startPuertoRicoBots } from '../../bots/client.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { PuertoRicoBots } from '../../bots/types.ts'
import { game } from '../../rules/game.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { botWords } from '../../words/bot-words.ts'

const loadHints = async () => (await import('../../words/hint-words.ts')).hintWords

/** Puerto Rico's bots, as a table asks for them. */
export const tableBots: TableBots<PuertoRico> = {
  levels: LEVELS,
  thinkingAhead: ['advanced', 'expert'],
  start: ({ expansions }) =>
    tell<PuertoRicoBots>(
      startPuertoRicoBots(expansions !== undefined),
      LEVELS,
      botWords,
      loadHints,
    ),
  isOver: game.isOver,
  keyOfMove: game.keyOfMove,
  seedOf: ({ rng }) => rng,
  timeOf: (level, ms) => (level === 'expert' ? 2 * ms : ms),
  hintLevel: 'expert',
}
