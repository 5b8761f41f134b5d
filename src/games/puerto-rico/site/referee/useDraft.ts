import { useState } from 'preact/hooks'
import type { Edit } from '../../../../referee/edits.ts'
import { edited } from '../../../../referee/settle.ts'
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
  const [{ steps, at }, setCourse] = useState(() => ({ steps: [start()], at: 0 }))
  const draft = steps[at] ?? start()
  const load = (position: Position): void =>
    setCourse((now) => {
      const kept = [...now.steps.slice(0, now.at + 1), position].slice(-MOST_STEPS)
      return { steps: kept, at: kept.length - 1 }
    })
  const goTo = (to: number) => () => setCourse((now) => ({ ...now, at: to }))
  return {
    draft,
    load,
    edit: (change) => load(edited(draft, change)),
    undo: at > 0 ? goTo(at - 1) : null,
    redo: at < steps.length - 1 ? goTo(at + 1) : null,
  }
}
