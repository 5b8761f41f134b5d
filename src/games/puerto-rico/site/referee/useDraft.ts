import { useState } from 'preact/hooks'
import { add, begin, goTo, now, type Step } from '../../../../ui/history.ts'
import { edited } from '../../referee/edit-position.ts'
import type { Edit } from '../../referee/edits.ts'
import type { Position } from '../../rules/state.ts'

export interface Drafting {
  draft: Position
  edit: (change: Edit) => void
  /** Another position altogether; the way back stays open. */
  load: (position: Position) => void
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Steps that undo remembers. */
const MOST_STEPS = 200

/** A position that is being set up, with the way back and forth. */
export function useDraft(start: () => Position): Drafting {
  const [history, set] = useState(() => begin<Position, Step<Position>>(start()))
  const draft = now(history)
  const load = (position: Position): void =>
    set((made) => add(made, { before: now(made), after: position }, MOST_STEPS))
  const to = (index: number) => () => set((made) => goTo(made, index))
  const made = history.done.length
  return {
    draft,
    load,
    edit: (change) => load(edited(draft, change)),
    undo: made > 0 ? to(made - 1) : null,
    redo: history.undone.length > 0 ? to(made + 1) : null,
  }
}
