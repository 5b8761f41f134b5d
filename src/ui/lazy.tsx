import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A component whose code is fetched when it is first shown. Nothing stands there until it has come. */
export function lazy<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> {
  let come: FunctionComponent<P> | null = null
  return (props) => {
    const [Part, setPart] = useState(() => come)
    useEffect(() => {
      if (Part) return
      load().then((part) => {
        come = part
        setPart(() => part)
      })
    }, [])
    return Part && <Part {...props} />
  }
}
