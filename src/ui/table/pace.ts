import { useEffect, useState } from 'preact/hooks'
import { keep, PACES, setting } from '../settings.ts'

type Pace = (typeof PACES)[number]

/** How many times as long as usual a move takes. */
const FACTOR: Record<Pace, number> = { slow: 2.5, '': 1, fast: 0.3, step: 1 }

const LOOK = 1400

const paceSet = (): Pace => PACES.find((one) => one === setting('pace')) ?? ''

/** How long a move of others takes, in milliseconds, so that it is seen to come; no time where motion is unwelcome. */
export function pace(usual: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : usual * FACTOR[paceSet()]
}

/** How long a move that was made already is looked at, in milliseconds. */
export function lookTime(): number {
  return LOOK * FACTOR[paceSet()]
}

/** Whether each move of others waits to be asked for. */
export const isStepped = (): boolean => paceSet() === 'step'

/** The pace that the reader has set, and how to set another. */
export function usePace(): [Pace, (pace: Pace) => void] {
  const [now, setNow] = useState(paceSet)
  useEffect(() => {
    const follow = (): void => setNow(paceSet())
    document.addEventListener('setting', follow)
    return () => document.removeEventListener('setting', follow)
  }, [])
  return [now, (next) => keep('pace', next)]
}
