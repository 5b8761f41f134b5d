import { hostileInputs } from '../../src/games/puerto-rico/proof/hostile/inputs.ts'
import { hostileRound } from '../../src/games/puerto-rico/proof/hostile.ts'
import type { Output } from './output.ts'

/** Damaged input of every kind; 1 where one throws, is slow, or is taken for what cannot be. */
export async function readHostile(
  inputs: number,
  seed: number,
  { print, progress }: Output,
): Promise<number> {
  let faults = 0
  for (const input of hostileInputs()) {
    const round = await hostileRound(input, inputs, seed, (tried) =>
      progress(`${input.name}: ${tried} of ${inputs}`),
    )
    const { tried, refused, slowest } = round
    print(`${input.name}: ${tried} read, ${refused} refused, slowest ${Math.round(slowest)} ms`)
    for (const fault of round.faults) print(`  ${fault}`)
    faults += round.faults.length
  }
  print(`${faults} faults`)
  return faults > 0 ? 1 : 0
}
