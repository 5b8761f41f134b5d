import { fuzzRound } from '../../src/engine/fuzz.ts'
import type { GameId } from '../../src/games/ids.ts'
import { featureOf } from '../games/ids.ts'
import type { Output } from './output.ts'

/** Damaged input of every kind that is read of a game; 1 where one throws, is slow, or is taken for what cannot be. */
export async function readDamaged(
  game: GameId,
  inputs: number,
  seed: number,
  { print, progress }: Output,
): Promise<number> {
  let faults = 0
  const inputsOf = await featureOf(game, 'fuzz')
  for (const input of inputsOf()) {
    const round = await fuzzRound(input, inputs, seed, (tried) =>
      progress(`${input.name}: ${tried} of ${inputs}`),
    )
    const { tried, refused, slowest } = round
    print(`${input.name}: ${tried} read, ${refused} refused, slowest ${Math.round(slowest)} ms`)
    const found = [...round.faults, ...round.slow]
    for (const fault of found) print(`  ${fault}`)
    faults += found.length
  }
  print(`${faults} faults`)
  return faults > 0 ? 1 : 0
}
