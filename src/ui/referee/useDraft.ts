import { useState } from 'preact/hooks'
import { add, begin, goTo, now, type Step } from '../history.ts'

export interface Drafting<Draft, Edit> {
  draft: Draft
  edit: (change: Edit) => void
  /** Another position altogether; the way back stays open. */
  load: (draft: Draft) => void
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Steps that undo remembers. */
const MOST_STEPS = 200

/** A position that is being set up, with the way back and forth. */
export function useDraft<Draft, Edit>(
  start: () => Draft,
  edited: (draft: Draft, change: Edit) => Draft,
): Drafting<Draft, Edit> {
  const [history, set] = useState(() => begin<Draft, Step<Draft>>(start()))
  const draft = now(history)
  const load = (next: Draft): void =>
    set((made) => add(made, { before: now(made), after: next }, MOST_STEPS))
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
