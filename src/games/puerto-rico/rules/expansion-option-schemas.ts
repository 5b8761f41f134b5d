import * as v from 'valibot'
import {
  EXPANSION_OPTION_IDS,
  EXPANSION_OPTION_VALUES,
  type ExpansionOptionValue,
} from './expansions.ts'
import { each } from './vocabulary.ts'

/** For each option of games with an expansion, the values it may have. */
export const EXPANSION_OPTION_SCHEMAS = each(EXPANSION_OPTION_IDS, (id) =>
  v.union(
    (EXPANSION_OPTION_VALUES[id] as readonly ExpansionOptionValue[]).map((value) =>
      v.literal(value),
    ),
  ),
)
