import type { GameId } from '../../src/games/ids.ts'
import { roundTrips } from '../../src/scenario/roundtrip.ts'
import { featureOf } from '../games/ids.ts'
import type { Output } from './output.ts'

/** Most faults that are printed. */
const MOST_SHOWN = 20

/** Writes positions of play as scenarios and reads them again, and alters some at random; 1 where something is wrong. */
export async function tryRoundTrips(
  game: GameId,
  positions: number,
  seed: number,
  { print, progress }: Output,
): Promise<number> {
  const of = await featureOf(game, 'roundtrip')
  const { reached, altered, accepted, faults } = of((tried) =>
    roundTrips(tried, positions, seed, (round) =>
      progress(`${round.reached} reached, ${round.accepted} accepted`),
    ),
  )
  for (const fault of faults.slice(0, MOST_SHOWN)) print(fault)
  print(`${reached} reached, ${accepted} of ${altered} altered accepted, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}
