import { useState } from 'preact/hooks'
import type { Hinted } from './explaining-bots.ts'
import { type Hint, stepAfter } from './hint.ts'

/** A hint for the position at hand; each time it is asked for it shows more. It goes when the game goes on. */
export function useHint<Position, Move>(
  position: Position,
  think: (position: Position) => Promise<Hinted<Move> | null>,
): { hint: Hint<Move>; ask: () => void } {
  const [shown, setShown] = useState<{ at: Position; hint: Hint<Move> }>({
    at: position,
    hint: null,
  })
  const hint = shown.at === position ? shown.hint : null
  const show = (hint: Hint<Move>): void => setShown({ at: position, hint })
  const ask = (): void => {
    if (hint === 'thinking') return
    if (typeof hint === 'object' && hint) {
      // All of it is shown: it is told once more.
      show({ ...hint, step: stepAfter(hint, hint.step) ?? 'move' })
      return
    }
    show('thinking')
    think(position).then((found) =>
      setShown((now) =>
        now.at === position
          ? { at: position, hint: found ? { ...found, step: 'idea' } : 'none' }
          : now,
      ),
    )
  }
  return { hint, ask }
}
