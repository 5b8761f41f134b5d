/** Where on the table lies what an event tells of. */
import type { GameEvent } from '../../../engine/events.ts'
import type { Place, Token } from '../rules/events.ts'
import { CARDS, type CardId, ITEMS } from '../rules/vocabulary.ts'

export const isItem = (token: string): boolean => (ITEMS as readonly string[]).includes(token)
export const isCard = (token: string): token is CardId =>
  (CARDS as readonly string[]).includes(token)

/** Where a token lies, as addresses in the document. */
export function addressesOf(
  place: Place,
  { token, seat }: Pick<GameEvent<string, Token, Place>, 'token' | 'seat'>,
): string[] {
  if (isCard(token)) return [`card:${token}`]
  if (!isItem(token)) return []
  if (place === 'offer') return [`offer:${token}`]
  return place === 'harbour' ? [`${seat}/item:${token}`] : []
}
