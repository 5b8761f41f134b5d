import type { SomeRoundTrip } from '../../../frame/entry.ts'
import { leHavre } from '../plug.ts'
import { someSetup } from '../proof/setups.ts'

export const roundtrip: SomeRoundTrip = (use) =>
  use({ plug: leHavre, setupFor: (index) => someSetup({ rng: index }, index) })
