import { useMemo } from 'preact/hooks'
import type { BoardProps, TableGame } from '../../../../ui/table/definition.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { liesBelow, zoneAt, zoneOf } from '../ask.ts'
import { Table, type TableParts } from '../board/Table.tsx'
import { soundOf } from '../event-sounds.ts'
import type { Hand } from '../hand.ts'
import { bar } from './bar.ts'

/** The table, with the zones open that the question and what is shown lie in. */
function Board(props: BoardProps<PuertoRico> & { parts?: TableParts }) {
  const { state, asked, viewer, players, targets, lit, turns } = props
  const events = useMemo(() => turns.flatMap((turn) => turn.events), [turns])
  return (
    <Table
      state={state}
      viewer={viewer}
      focus={zoneOf(asked)}
      opened={lit.map((address) => zoneAt(address, viewer))}
      pointed={lit.filter((address) => liesBelow(address, viewer, zoneOf(asked)))}
      players={players}
      events={events}
      targets={targets}
      parts={props.parts}
      named
    />
  )
}

/** Puerto Rico on a live table. */
export const table = { ...bar, zoneOf, soundOf, Board } satisfies TableGame<PuertoRico, Hand>
