import { useState } from 'preact/hooks'
import type { ExplainedChoice } from './explaining-bots.ts'

/** A hint; 'none' where it did not come. */
export type Hint<Move> = ExplainedChoice<Move> | 'thinking' | 'none' | null

/** A hint for the position at hand; it goes when the game goes on. */
export function useHint<Position, Move>(
  position: Position,
  think: (position: Position) => Promise<ExplainedChoice<Move> | null>,
): { hint: Hint<Move>; ask: () => void } {
  const [hint, setHint] = useState<{ at: Position; what: Hint<Move> }>({ at: position, what: null })
  const ask = (): void => {
    setHint({ at: position, what: 'thinking' })
    think(position).then((what) =>
      setHint((now) => (now.at === position ? { at: position, what: what ?? 'none' } : now)),
    )
  }
  return { hint: hint.at === position ? hint.what : null, ask }
}
