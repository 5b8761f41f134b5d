/** Setting up games with an expansion. Importing this module makes both expansions known. */
import '../../../expansions.ts'
import { setAddedTurn } from '../../../referee/expansions/edits.ts'
import { editAt } from '../../../referee/expansions/taps.ts'
import { ADDED_DECISIONS, type AddedDecision, type ExpansionId } from '../../../rules/vocabulary.ts'
import { PARTS } from '../../../table/expansions/parts.ts'
import type { AddedEditing } from '../parts/part.ts'
import { AddedBoard, ForestPick } from './AddedBoard.tsx'
import { AddedGame } from './AddedGame.tsx'
import { AddedMarket } from './AddedMarket.tsx'
import { AddedPhase } from './AddedPhase.tsx'

/** Decisions that one expansion alone asks for. */
const ONLY: Partial<Record<AddedDecision, ExpansionId>> = {
  called: 'new-buildings',
  'settler.turning': 'new-buildings',
  'settler.second': 'new-buildings',
  'settler.lodge': 'nobles',
  'mayor.taking': 'nobles',
  'settler.offered': 'nobles',
  'builder.offered': 'new-buildings',
  'craftsman.offered': 'nobles',
}

export const editing: AddedEditing = {
  parts: PARTS,
  editAt,
  decisionsOf: ({ options, expansions }) =>
    ADDED_DECISIONS.filter((at) => {
      const only = ONLY[at]
      if (at.endsWith('.offered') && !options['points.declinable']) return false
      return only === undefined || expansions?.sets.includes(only)
    }),
  setTurn: setAddedTurn,
  Game: AddedGame,
  Phase: AddedPhase,
  Market: AddedMarket,
  Board: AddedBoard,
  ForestPick,
}
