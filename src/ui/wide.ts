import { useEffect, useState } from 'preact/hooks'

/** Wide enough for a whole table to lie open: its zones do not fold, and boards keep their places whoever decides. */
const QUERY = '(min-width: 48rem)'

export const isWide = (): boolean => matchMedia(QUERY).matches

/** Calls back each time that the page has become wide or narrow; gives what ends that. */
export function watchWidth(then: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', then)
  return () => query.removeEventListener('change', then)
}

export function useWide(): boolean {
  const [wide, setWide] = useState(isWide)
  useEffect(() => watchWidth(() => setWide(isWide())), [])
  return wide
}
