import { useEffect, useState } from 'preact/hooks'
import type { TableGame } from '../../../../ui/table/definition.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { table } from '../../table/definition/table.tsx'
import type { Hand } from '../../table/hand.ts'
import { loadExpansions } from '../play/with-expansions.ts'

/** The table that a position is played on; null while that of the expansions is on its way. */
export function useTableOf({ expansions }: Position): TableGame<PuertoRico, Hand> | null {
  const [added, setAdded] = useState<TableGame<PuertoRico, Hand> | null>(null)
  const hasAny = expansions !== undefined
  useEffect(() => {
    if (hasAny) loadExpansions().then((addTo) => setAdded(addTo(table)))
  }, [hasAny])
  return hasAny ? added : table
}
