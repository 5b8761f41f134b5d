import * as referee from '../../../../ui/referee/useDraft.ts'
import type { Draft, Edit } from '../../referee/edits.ts'

export type Drafting = referee.Drafting<Draft, Edit>

/** A table that is being set up, with the way back and forth. */
export const useDraft = (start: () => Draft): Drafting =>
  referee.useDraft(start, (draft, change: Edit) => change(draft))
