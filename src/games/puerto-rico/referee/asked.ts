/** What a scenario of Puerto Rico is about, as a question to the referee (Node only). */
import { askedIn as shared } from '../../../referee/asked.ts'
import type { ScenarioSource } from '../../../scenario/schema.ts'
import { puertoRico } from '../complete.ts'
import type { PuertoRico } from '../rules/types.ts'
import { missedIn } from './cases.ts'

/** Where it is another step than it seems, counted from 0. */
const DISPUTED: Readonly<Record<string, number>> = {
  'wharf/may-stay-unused': 0,
  'wharf/captains-point-after-a-pass': 2,
  'university/declined': 1,
  'office/same-kind': 2,
}

/** The move in dispute, and what is played before it; null where nothing can be asked. */
export const askedIn = (id: string, source: ScenarioSource<PuertoRico>) =>
  shared(puertoRico, { source, step: DISPUTED[id], missedIn })
