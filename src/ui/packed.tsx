import type { FunctionComponent } from 'preact'
import { useMemo } from 'preact/hooks'

/** The properties of an island as one text. */
type Packed<P> = string & { readonly of?: P }

/**
 * Packs what an island is given much of. Astro writes a pair for each value, which takes a phone longer to undo than
 * reading one text.
 */
export const packed = <P extends object>(props: P): { packed: Packed<P> } => ({
  packed: JSON.stringify(props),
})

/** A component that is given its properties packed. */
export function unpacking<P extends object>(Part: FunctionComponent<P>) {
  return function Unpacking({ packed: text }: { packed: Packed<P> }) {
    const props = useMemo((): P => JSON.parse(text), [text])
    return <Part {...props} />
  }
}
