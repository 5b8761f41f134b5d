import type { Tables } from '../../frame/tables.ts'

/** Nim on the command line. */
export const tables: Tables = {
  kinds: ['plain'],
  usual: () => 'plain',
  seatsOf: () => [2, 3],
  measured: 'plain',
  expansions: [],
  levels: ['novice', 'expert'],
  others: [],
}
