import * as v from 'valibot'
import { MOST_SEED } from '../../../engine/rng.ts'
import { OPTION_IDS, OPTION_VALUES, type OptionValue } from './editions.ts'
import { each } from './vocabulary.ts'

/** For each option, the values it may have. */
export const OPTION_SCHEMAS = each(OPTION_IDS, (id) =>
  v.union((OPTION_VALUES[id] as readonly OptionValue[]).map((value) => v.literal(value))),
)

/** A seed as the set-up takes it: the random generator holds no more. */
export const seedSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEED))
