import type { BoardProps, TableGame } from '../../../../ui/table/plug.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { zoneAt, zoneOf } from '../ask.ts'
import { Table } from '../board/Table.tsx'
import type { Hand } from '../hand.ts'
import { bar } from './bar.ts'

/** The table, with the zones open that the question and what is shown lie in. */
function Board({ state, asked, viewer, players, targets, lit }: BoardProps<PuertoRico>) {
  return (
    <Table
      state={state}
      viewer={viewer}
      focus={zoneOf(asked)}
      opened={lit.map((address) => zoneAt(address, viewer))}
      players={players}
      targets={targets}
      named
    />
  )
}

/** Puerto Rico on a live table. */
export const table: TableGame<PuertoRico, Hand> = { ...bar, zoneOf, Board }
