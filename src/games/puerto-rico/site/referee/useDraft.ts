import * as referee from '../../../../ui/referee/useDraft.ts'
import { edited } from '../../referee/edit-position.ts'
import type { Edit } from '../../referee/edits.ts'
import type { Position } from '../../rules/state.ts'

export type Drafting = referee.Drafting<Position, Edit>

/** A position that is being set up, with the way back and forth. */
export const useDraft = (start: () => Position): Drafting => referee.useDraft(start, edited)
