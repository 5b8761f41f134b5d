import type { SomeRoundTrip } from '../../../frame/entry.ts'
import { puertoRico } from '../complete.ts'
import type { GameSetup } from '../rules/setup.ts'
import { someAddedSetup, someSetup } from '../verify/positions.ts'

/** Every third game is the base game alone. */
const setupFor = (index: number): GameSetup =>
  index % 3 === 0 ? someSetup({ rng: index }, index) : someAddedSetup({ rng: index }, index)

export const roundtrip: SomeRoundTrip = (use) => use({ definition: puertoRico, setupFor })
