import { useEffect, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { OwnMove } from './definition.ts'
import { isStepped, lookTime } from './pace.ts'
import type { LiveGame } from './useGame.ts'

/** A moment that somebody has before the table moves on, and how to take longer. */
export interface Moment {
  /** Whether the table is about to move on. */
  running: boolean
  /** How long it lasts, in milliseconds. */
  lasts: number
  /** Waits for the player. */
  hold: () => void
}

/** How many looks the moment lasts. */
const LOOKS = 2

/**
 * Makes the moves of `own` for the player: at once, or after a moment in which nothing was touched. Where each move
 * of others waits to be asked for, so does this one.
 */
export function useOwnMoves<G extends GameTypes>(
  game: Pick<LiveGame<G>, 'position' | 'attempt'>,
  own: OwnMove<NoInfer<G>> | null,
  touched: boolean,
): Moment {
  const { position, attempt } = game
  const [held, setHeld] = useState<unknown>(null)
  const running = own?.waits === true && !touched && held !== position && !isStepped()
  // A page that is drawn beforehand has no pace.
  const lasts = running ? LOOKS * lookTime() : 0
  useEffect(() => {
    if (own && !own.waits) attempt(own.move, true)
  }, [position])
  useEffect(() => {
    if (!running || !own) return
    const timer = setTimeout(() => attempt(own.move, true), lasts)
    return () => clearTimeout(timer)
  }, [position, running])
  return { running, lasts, hold: () => setHeld(position) }
}
