import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** How long after its code did not come it is asked for again, in milliseconds. */
const AGAIN = 2000

/**
 * A component whose code is fetched when it is first shown, or when `preload` asks for it; what has come by
 * then is shown at once. Until it has come nothing stands there, and it is asked for again and again.
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
      let timer = 0
      const ask = (): void => {
        preload().then(
          (part) => setPart(() => part),
          () => {
            timer = window.setTimeout(ask, AGAIN)
          },
        )
      }
      if (!Part) ask()
      return () => clearTimeout(timer)
    }, [])
    return Part && <Part {...props} />
  }
  return Object.assign(Lazy, { preload })
}
