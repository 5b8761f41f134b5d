import { useEffect, useState } from 'preact/hooks'
import { FIRST_SET, type NamingSet, setOf } from '../text/naming-set.ts'

const shownSet = (): NamingSet => setOf(document.documentElement.dataset.names)

/** The naming set that shows, for labels and announcements; drawn anew when the reader switches. */
export function useNames(): NamingSet {
  const [names, setNames] = useState<NamingSet>(FIRST_SET)
  useEffect(() => {
    const follow = (): void => setNames(shownSet())
    follow()
    document.addEventListener('setting', follow)
    return () => document.removeEventListener('setting', follow)
  }, [])
  return names
}
