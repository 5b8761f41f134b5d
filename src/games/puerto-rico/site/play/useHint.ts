import { useState } from 'preact/hooks'
import type { Choice } from '../../../../bots/bot.ts'
import type { PuertoRicoBots } from '../../bots/types.ts'
import type { Position } from '../../rules/state.ts'

/** A hint; 'none' where it did not come. */
export type Hint = Choice<PuertoRicoBots> | 'thinking' | 'none' | null

/** A hint for the position at hand; it goes when the game goes on. */
export function useHint(
  position: Position,
  think: (position: Position) => Promise<Choice<PuertoRicoBots> | null>,
): { hint: Hint; ask: () => void } {
  const [hint, setHint] = useState<{ at: Position; what: Hint }>({ at: position, what: null })
  const ask = (): void => {
    setHint({ at: position, what: 'thinking' })
    think(position).then((what) =>
      setHint((now) => (now.at === position ? { at: position, what: what ?? 'none' } : now)),
    )
  }
  return { hint: hint.at === position ? hint.what : null, ask }
}
