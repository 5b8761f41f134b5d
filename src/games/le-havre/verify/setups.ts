/** Set-ups of every version, number of seats and set of options, each by a number that gives it again. */
import { type Rng, randomBelow } from '../../../engine/rng.ts'
import { OPTION_IDS, OPTION_VALUES, type Options } from '../rules/options.ts'
import type { GameSetup } from '../rules/setup.ts'
import { VERSIONS } from '../rules/vocabulary.ts'

/** The versions with their numbers of seats. */
export const TABLES = VERSIONS.flatMap((version) =>
  [1, 2, 3, 4, 5].map((seats) => ({ version, seats })),
)

/** For every option one of its first two values, by the bits of a number; -1 takes the second of all. */
export const optionsBy = (bits: number): Partial<Options> =>
  Object.fromEntries(
    OPTION_IDS.map((id, at) => [id, OPTION_VALUES[id][(bits >> at) & 1] ?? OPTION_VALUES[id][0]]),
  )

/** A set-up drawn at random, every second one with options; `index` gives every table its turn. */
export function someSetup(holder: Rng, index: number): GameSetup {
  const table = TABLES[index % TABLES.length] ?? { version: 'full', seats: 2 }
  const options = randomBelow(holder, 2) === 0 ? {} : optionsBy(randomBelow(holder, 2 ** 30))
  return { ...table, seed: randomBelow(holder, 2 ** 31), options }
}
