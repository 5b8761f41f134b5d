/** What setting up a game with an expansion asks besides; its code comes with the first of them. */
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Edit } from '../../referee/edits.ts'
import type { editAt } from '../../referee/taps.ts'
import type { Position } from '../../rules/state.ts'
import type { AddedDecision, At, Seat } from '../../rules/vocabulary.ts'
import type { TableParts } from '../../table/board/Table.tsx'
import type { PartProps } from './parts/part.ts'

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

/** Fetches it; once it has come, the rules and words of the expansions are known. */
export const loadAddedEditing = async (): Promise<AddedEditing> =>
  (await import('./expansions/editing.ts')).editing

/** What a position with an expansion is set up with; null for others, and while it is on its way. */
export function useAddedEditing({ expansions }: Position): AddedEditing | null {
  const [come, setCome] = useState<AddedEditing | null>(null)
  const hasAny = expansions !== undefined
  useEffect(() => {
    if (hasAny) loadAddedEditing().then(setCome)
  }, [hasAny])
  return hasAny ? come : null
}
