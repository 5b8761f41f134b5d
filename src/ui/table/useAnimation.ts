import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { Captured } from './animate.ts'
import type { Travelled } from './places.ts'
import type { LiveGame } from './useGame.ts'

/** Shows what the last move moved; anything the reader does finishes it at once. */
export function useAnimation<G extends GameTypes>(
  game: Travelled<G>,
  root: RefObject<HTMLElement>,
  turns: LiveGame<NoInfer<G>>['turns'],
): void {
  const seen = useRef(turns)
  // Fetched once the table stands; a move made sooner is shown without a trip.
  const moving = useRef<typeof import('./animate.ts') | null>(null)
  useEffect(() => {
    void import('./animate.ts').then((module) => {
      moving.current = module
    })
  }, [])
  const captured = useRef<Captured<G>>([])
  // The page still shows the position before: the last chance to see where everything lay.
  if (seen.current !== turns) {
    const last = turns.at(-1)
    const isMove = turns.length > seen.current.length && last
    captured.current =
      isMove && root.current ? (moving.current?.capture(game, root.current, last.events) ?? []) : []
    seen.current = turns
  }
  // Before the new position is painted: nothing is seen where it goes and then at its start.
  useLayoutEffect(() => {
    const element = root.current
    if (!element || !moving.current || captured.current.length === 0) return
    const finish = moving.current.animate(game, element, captured.current)
    const events = ['pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) addEventListener(event, finish, { once: true, passive: true })
    return () => {
      for (const event of events) removeEventListener(event, finish)
      finish()
    }
  }, [root, turns])
}
