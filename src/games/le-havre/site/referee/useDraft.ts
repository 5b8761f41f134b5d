import * as referee from '../../../../ui/referee/useDraft.ts'
import { type Edit, edited } from '../../referee/edits.ts'
import type { Position } from '../../rules/state.ts'

export type Drafting = referee.Drafting<Position, Edit>

/** A table that is being set up, with the way back and forth. */
export const useDraft = (start: () => Position): Drafting => referee.useDraft(start, edited)
