import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** A drawing for the eye alone, told in words beside it: what is only heard is left out of it. */
export const ForTheEye = createContext(false)

/** Words that are heard but not seen. */
export function ScreenReaderOnly({ children }: { children: ComponentChildren }) {
  return useContext(ForTheEye) ? null : <span class="sr">{children}</span>
}
