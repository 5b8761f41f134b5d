import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * A component whose code is fetched when it is first shown, or when `preload` asks for it; what has come by
 * then is shown at once. Until it has come nothing stands there.
 */
export function lazy<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> & { preload: () => Promise<FunctionComponent<P>> } {
  let come: FunctionComponent<P> | null = null
  const preload = async (): Promise<FunctionComponent<P>> => {
    come = await load()
    return come
  }
  function Lazy(props: P) {
    const [Part, setPart] = useState(() => come)
    useEffect(() => {
      if (!Part) preload().then((part) => setPart(() => part))
    }, [])
    return Part && <Part {...props} />
  }
  return Object.assign(Lazy, { preload })
}
