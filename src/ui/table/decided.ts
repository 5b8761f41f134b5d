import type { GameTypes } from '../../engine/types.ts'
import type { TableGame } from './definition.ts'
import type { Turn } from './useGame.ts'

/**
 * Knows the turns in which somebody decided who plays at this table: not what others did, nor what the table did for them,
 * where it makes the moves that leave no choice.
 */
export const decidedBy =
  <G extends GameTypes>(
    { game, ownMove }: Pick<TableGame<G, never>, 'game' | 'ownMove'>,
    plays: (seat: number) => boolean,
    playsForced = true,
  ) =>
  ({ before, move }: Turn<NoInfer<G>>): boolean => {
    if (!plays(move.seat)) return false
    if (!playsForced) return true
    const isTables = plays(before.seat) && ownMove?.(before)?.move.do === move.do
    return !isTables && game.forcedMove(before) === null
  }
