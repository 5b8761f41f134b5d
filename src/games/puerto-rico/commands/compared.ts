import { type Compared, MOVES_AFTER_TABLE, TO_THE_END } from '../../../frame/compared.ts'
import { setUp } from '../rules/setup.ts'
import { compareWithModel, noFigures } from '../verify/differential.ts'
import { someAddedSetup, someAddedTable, someSetup } from '../verify/positions.ts'
import { someTable } from '../verify/tables.ts'

/** Puerto Rico beside its model; with expansions its games have one of them or both. */
export function model(seed: number, isExpanded: boolean): Compared[] {
  const holder = { rng: seed }
  const [tables, games] = [noFigures(), noFigures()]
  return [
    {
      name: 'tables',
      sum: tables,
      compare(index, draw) {
        const table = isExpanded
          ? someAddedTable(holder, index)
          : someTable(someSetup(holder, index))
        compareWithModel(table, draw, MOVES_AFTER_TABLE, tables)
      },
    },
    {
      name: 'games',
      sum: games,
      compare(index, draw) {
        const setup = isExpanded ? someAddedSetup(holder, index) : someSetup(holder, index)
        compareWithModel(setUp(setup), draw, TO_THE_END, games)
      },
    },
  ]
}
