/** What setting up a game with an expansion asks besides; its code comes with the first of them. */
import { useEffect, useState } from 'preact/hooks'
import type { Position } from '../../rules/state.ts'
import type { AddedEditing } from './parts/part.ts'

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
