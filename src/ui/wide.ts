import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

/** Wide enough for a whole table to lie open: its zones do not fold, and boards keep their places whoever decides. */
const QUERY = '(min-width: 48rem)'

export const isWide = (): boolean => matchMedia(QUERY).matches

/** Wide enough for the boards of two opponents beside the table: they begin open. */
export function useRoomy(): boolean {
  const [roomy, setRoomy] = useState(false)
  useLayoutEffect(() => setRoomy(matchMedia('(min-width: 84rem)').matches), [])
  return roomy
}

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
