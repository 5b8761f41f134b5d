import { OwnProblems as Shared } from '../../../../ui/puzzles/OwnProblems.tsx'
import { parsePosition } from '../../rules/position.ts'
import { table } from '../../table/definition/table.tsx'
import { placesOf } from '../../table/move-places.ts'

const definition = { table, placesOf, parsePosition }

/** The mistakes of one's own games on this game's table. */
export const OwnProblems = () => <Shared definition={definition} />
