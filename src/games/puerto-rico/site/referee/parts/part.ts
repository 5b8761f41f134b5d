import type { FunctionComponent } from 'preact'
import type { Edit } from '../../../referee/edits.ts'
import type { editAt } from '../../../referee/taps.ts'
import type { Position } from '../../../rules/state.ts'
import type { AddedDecision, At, Seat } from '../../../rules/vocabulary.ts'
import type { TableParts } from '../../../table/board/Table.tsx'

/** What every part of the editor is given. */
export interface PartProps {
  draft: Position
  edit: (change: Edit) => void
  /** What a game with an expansion has besides, once it has come. */
  added?: AddedEditing | null | undefined
}

/** What setting up a game with an expansion asks besides. */
export interface AddedEditing {
  /** How the table is drawn. */
  parts: TableParts
  editAt: typeof editAt
  decisionsOf: (draft: Position) => readonly AddedDecision[]
  setTurn: (at: At, chooser: Seat, seat: Seat) => Edit
  Game: FunctionComponent<PartProps>
  Phase: FunctionComponent<PartProps>
  Market: FunctionComponent<PartProps>
  Board: FunctionComponent<PartProps & { seat: Seat }>
  /** Asks for the tile of a forest. */
  ForestPick: FunctionComponent<
    { board: Seat; onPick: (edit: Edit) => void } & Pick<PartProps, 'draft'>
  >
}
