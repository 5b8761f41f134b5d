/** Places of a table by their addresses. */
import type { GameTypes } from '../../engine/types.ts'
import type { TapGame } from './definition.ts'

export type Travelled<G extends GameTypes> = Pick<
  TapGame<G, never>,
  'addressesOf' | 'pieceOf' | 'departs'
>

/** The places of a table that bear these addresses. */
export const placesAt = (root: Element, addresses: readonly string[]): HTMLElement[] =>
  addresses.flatMap((address) =>
    Array.from(root.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(address)}"]`)),
  )

export const isSeen = (element: Element): boolean => element.checkVisibility()

/** The first of these places that can be seen. */
export function find(root: Element, addresses: readonly string[]): HTMLElement | null {
  return placesAt(root, addresses).find(isSeen) ?? null
}
