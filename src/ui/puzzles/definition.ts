import type { GameTypes } from '../../engine/types.ts'
import type { TableGame } from '../table/definition.ts'

/** What the pages of problems ask of a game. */
export interface PuzzleDefinition<G extends GameTypes, Hand, Start> {
  table: TableGame<G, Hand>
  unpack: (start: Start) => G['Position']
  /** Where a move happens: lit when it is shown. */
  placesOf: (move: G['Move']) => readonly string[]
}
