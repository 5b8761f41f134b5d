import type { SomeRoundTrip } from '../../../frame/entry.ts'
import { leHavre } from '../definition.ts'
import { someSetup } from '../verify/setups.ts'

export const roundtrip: SomeRoundTrip = (use) =>
  use({ definition: leHavre, setupFor: (index) => someSetup({ rng: index }, index) })
