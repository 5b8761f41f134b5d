import type { GameTypes } from '../../engine/types.ts'
import type { TableWords } from './definition.ts'
import type { Turn } from './useGame.ts'

/** Why the table moved by itself: there was one move, or it makes this one for everybody. */
export const forcedKey = <G extends GameTypes>(
  { hadChoice }: Pick<TableWords<G>, 'hadChoice'>,
  { before }: Turn<G>,
) => (hadChoice?.(before) ? 'log.own' : 'log.forced')
