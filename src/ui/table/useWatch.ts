import { useEffect, useMemo, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { lookTime, usePace } from './pace.ts'
import type { LiveGame } from './useGame.ts'

export interface Watch<G extends GameTypes> {
  /** The game as it is to be seen now. */
  game: LiveGame<G>
  watching: boolean
  /** Looks again at what was made from turn `index` on. */
  from: (index: number) => void
  next: () => void
  stop: () => void
}

/** Looks again at moves that were made, one after the other at the reader's pace; nothing is played meanwhile. */
export function useWatch<G extends GameTypes>(game: LiveGame<G>): Watch<G> {
  const { turns } = game
  const [at, setAt] = useState<number | null>(null)
  const [speed] = usePace()
  const coming = at === null ? undefined : turns[at]
  const next = (): void =>
    setAt((now) => (now === null || now + 1 >= turns.length ? null : now + 1))
  useEffect(() => {
    if (!coming || speed === 'step') return
    const timer = setTimeout(next, lookTime())
    return () => clearTimeout(timer)
  }, [coming, speed])
  const seen = useMemo(
    () => (coming ? turns.slice(0, turns.indexOf(coming)) : turns),
    [turns, coming],
  )
  const shown: LiveGame<G> = coming
    ? { ...game, position: coming.before, turns: seen, undone: [], attempt: () => [] }
    : game
  return { game: shown, watching: coming !== undefined, from: setAt, next, stop: () => setAt(null) }
}
