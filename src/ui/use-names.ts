import { useEffect, useState } from 'preact/hooks'
import type { NamingSet } from '../text/names.ts'

const shownSet = (): NamingSet =>
  document.documentElement.dataset.names === 'classic' ? 'classic' : '1897'

/** The naming set that shows, for labels and announcements; drawn anew when the reader switches. */
export function useNames(): NamingSet {
  const [names, setNames] = useState<NamingSet>('1897')
  useEffect(() => {
    const follow = (): void => setNames(shownSet())
    follow()
    document.addEventListener('setting', follow)
    return () => document.removeEventListener('setting', follow)
  }, [])
  return names
}
