import { useEffect, useState } from 'preact/hooks'

/** Wide enough for every board to lie open: the boards then keep their places, whoever decides. */
const QUERY = '(min-width: 48rem)'

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(QUERY).matches)
  useEffect(() => {
    const query = matchMedia(QUERY)
    const follow = (): void => setWide(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return wide
}
