import type { Tables } from '../../../frame/tables.ts'
import { LEVELS } from '../bots/levels.ts'
import { MEASURED } from '../bots/measured-names.ts'
import { VERSIONS } from '../rules/vocabulary.ts'

/** Le Havre on the command line. */
export const tables: Tables = {
  kind: 'version',
  kinds: VERSIONS,
  usual: () => 'full',
  seatsOf: () => [1, 2, 3, 4, 5],
  measured: 'short',
  expansions: [],
  levels: LEVELS,
  others: MEASURED,
}
