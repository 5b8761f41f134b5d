import { useCallback, useEffect, useState } from 'preact/hooks'
import {
  dropAside,
  keepProgress,
  NO_PROGRESS,
  type Progress,
  readProgress,
  type Shelf,
} from '../../lessons/progress.ts'

export interface KeptProgress {
  progress: Progress
  /** It has been read: before that nothing is known, as on the server. */
  ready: boolean
  /** The device would not keep the last change. */
  unkept: boolean
  /** Text found in its place that is no progress, put aside. */
  aside: string | null
  /** Changes what the device holds now, which another window may have changed. */
  change: (make: (now: Progress) => Progress) => void
  dropAside: () => void
}

/** The device's storage, or none where the browser allows none. */
function shelf(): Shelf | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** The learner's progress on this device. */
export function useProgress(): KeptProgress {
  const [progress, setProgress] = useState(NO_PROGRESS)
  const [aside, setAside] = useState<string | null>(null)
  const [ready, setReady] = useState(false)
  const [unkept, setUnkept] = useState(false)
  useEffect(() => {
    const store = shelf()
    const kept = store ? readProgress(store) : { progress: NO_PROGRESS, aside: null }
    setProgress(kept.progress)
    setAside(kept.aside)
    setReady(true)
  }, [])
  const change = useCallback(
    (make: (now: Progress) => Progress) => {
      const store = shelf()
      const next = make(store && !unkept ? readProgress(store).progress : progress)
      setProgress(next)
      setUnkept(!store || !keepProgress(store, next))
    },
    [progress, unkept],
  )
  const drop = useCallback(() => {
    const store = shelf()
    if (store) dropAside(store)
    setAside(null)
  }, [])
  return { progress, ready, unkept, aside, change, dropAside: drop }
}
