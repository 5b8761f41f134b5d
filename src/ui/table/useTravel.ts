import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { type Travelled, travel } from './travel.ts'
import type { LiveGame } from './useGame.ts'

/** Shows what the last move moved; anything the reader does finishes it at once. */
export function useTravel<G extends GameTypes>(
  game: Travelled<G>,
  root: RefObject<HTMLElement>,
  turns: LiveGame<NoInfer<G>>['turns'],
): void {
  const seen = useRef(turns.length)
  useEffect(() => {
    const element = root.current
    const fresh = turns.length > seen.current
    seen.current = turns.length
    const last = turns.at(-1)
    if (!element || !fresh || !last) return
    const finish = travel(game, element, last.notes)
    const events = ['pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) addEventListener(event, finish, { once: true, passive: true })
    return () => {
      for (const event of events) removeEventListener(event, finish)
      finish()
    }
  }, [root, turns])
}
