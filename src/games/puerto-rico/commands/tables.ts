import type { Tables } from '../../../frame/tables.ts'
import { LEVELS } from '../bots/levels.ts'
import { EDITIONS, type EditionId, seatsOf } from '../rules/editions.ts'
import { EXPANSIONS } from '../rules/vocabulary.ts'

/** Puerto Rico on the command line. */
export const tables: Tables = {
  kind: 'edition',
  kinds: EDITIONS,
  usual: (seats) => (seats === 2 ? 'two-player' : 'classic') satisfies EditionId,
  seatsOf: (kind) => EDITIONS.filter((id) => id === kind).flatMap((id) => [...seatsOf(id)]),
  measured: 'classic',
  expansions: EXPANSIONS,
  levels: LEVELS,
  others: [],
}
