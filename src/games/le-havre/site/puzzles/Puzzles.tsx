import { unpacking } from '../../../../ui/packed.tsx'
import { type PuzzlesProps, Puzzles as Shared } from '../../../../ui/puzzles/Puzzles.tsx'
import { type Packed, unpack } from '../../figure/pack.ts'
import type { LeHavre } from '../../rules/types.ts'
import { table } from '../../table/definition.tsx'
import { placesOf } from '../../table/move-places.ts'

const definition = { table, unpack, placesOf }

/** The problems of a theme on this game's table. */
export const Puzzles = unpacking((props: PuzzlesProps<LeHavre, Packed>) => (
  <Shared definition={definition} {...props} />
))
