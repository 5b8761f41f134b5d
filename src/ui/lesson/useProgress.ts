import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Moved } from '../../lessons/outline.ts'
import {
  dropUnreadable,
  keepProgress,
  noProgress,
  type Progress,
  persistedProgress,
  progressKey,
  withMoves,
} from '../../saves/progress.ts'
import { device } from '../storage.ts'
import { watch } from '../watch.ts'

export interface PersistedProgress {
  progress: Progress
  /** It has been read: before that nothing is known, as on the server. */
  ready: boolean
  /** Text found in its place that is no progress, put aside. */
  aside: string | null
  /** Changes what is kept now, which another window may have changed; false where the device refused. */
  change: (make: (now: Progress) => Progress) => boolean
  dropAside: () => void
}

/**
 * The learner's progress in a game's course on this device; what another window adds to it shows here
 * too. Steps that have moved to another chapter are done there.
 */
export function useProgress(game: string, moved: Moved): PersistedProgress {
  const [progress, setProgress] = useState(() => noProgress(game))
  const [aside, setAside] = useState<string | null>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const refresh = (): void => {
      const kept = persistedProgress(game, device)
      setProgress(withMoves(kept.progress, moved))
      setAside(kept.aside)
    }
    refresh()
    setReady(true)
    return watch(progressKey(game), refresh)
  }, [])
  const change = useCallback((make: (now: Progress) => Progress): boolean => {
    const kept = persistedProgress(game, device)
    const next = make(withMoves(kept.progress, moved))
    setProgress(next)
    setAside(kept.aside)
    return keepProgress(device, next)
  }, [])
  const drop = useCallback(() => {
    dropUnreadable(game, device)
    setAside(null)
  }, [])
  return { progress, ready, aside, change, dropAside: drop }
}
