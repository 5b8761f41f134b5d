import { useEffect, useState } from 'preact/hooks'
import { FIRST_SET, type NamingSet, OTHER_SET, setOf } from '../text/naming-set.ts'

const shownSet = (): NamingSet => setOf(document.documentElement.dataset.names)

/**
 * The text in the other names, where it is another, for what shows as the page was built: options and announcements
 * have no room for both. OtherNames.astro writes it until the page wakes.
 */
export function builtOther(textIn: (names: NamingSet) => string): { 'data-other'?: string } {
  if (typeof document !== 'undefined') return {}
  const other = textIn(OTHER_SET)
  return other === textIn(FIRST_SET) ? {} : { 'data-other': other }
}

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
