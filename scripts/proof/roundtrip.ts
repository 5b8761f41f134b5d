import type { GameId } from '../../src/games/ids.ts'
import { toldRound } from '../../src/scenario/told.ts'
import { featureOf } from '../games/ids.ts'
import type { Output } from './output.ts'

/** Most faults that are printed. */
const MOST_SHOWN = 20

/** Holds positions that are told to positions that are reached; 1 where one is judged otherwise. */
export async function holdTold(
  game: GameId,
  positions: number,
  seed: number,
  { print, progress }: Output,
): Promise<number> {
  const of = await featureOf(game, 'told')
  const { reached, told, accepted, faults } = of((held) =>
    toldRound(held, positions, seed, (round) =>
      progress(`${round.reached} reached, ${round.accepted} accepted`),
    ),
  )
  for (const fault of faults.slice(0, MOST_SHOWN)) print(fault)
  print(`${reached} reached, ${accepted} of ${told} told accepted, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}
