/** Where on the table lies what a note tells of. */
import type { Note } from '../rules/notes.ts'
import { GOODS } from '../rules/vocabulary.ts'

/** Where a good's name stands for its plantation. */
const LAND: ReadonlySet<Note['from']> = new Set(['land', 'faceUp', 'pile', 'discard'])

const isGood = (token: string): boolean => (GOODS as readonly string[]).includes(token)

/** Where a token lies, as addresses in the document, the likelier first. */
export function addressesOf(
  place: Note['from'],
  { token, seat }: Pick<Note, 'token' | 'seat'>,
): string[] {
  switch (place) {
    case 'goods':
      return [`${seat}/good:${token}`]
    case 'land':
      return [`${seat}/manned:${token}`, `${seat}/land:${token}`]
    case 'city':
      return [`${seat}/city:${token}`]
    case 'stored':
      return [`${seat}/stored`]
    case 'purse':
      return [`${seat}/coins`]
    case 'chips':
      return [`${seat}/points`]
    case 'supply':
      if (token === 'colonist') return ['supplyColonist']
      if (token === 'quarry') return ['tile:quarry']
      if (token === 'vp') return ['supplyPoints']
      return isGood(token) ? [`supplyGood:${token}`] : [`building:${token}`]
    case 'faceUp':
      return [`tile:${token}`, 'pile']
    case 'pile':
    case 'market':
    case 'house':
      return [place]
    default:
      return place.startsWith('ship') ? [`ship:${place.slice(4)}`] : []
  }
}

/** Where a piece like the one that a note moves is drawn alone: in a ship or a house it is part of another drawing. */
export function pieceOf({ token, seat, from, to }: Note): string | null {
  const isLand = [from, to].some((place) => LAND.has(place))
  if (isGood(token)) return isLand ? null : `${seat}/good:${token}`
  if (token === 'colonist') return 'supplyColonist'
  if (token === 'coins') return `${seat}/coins`
  return token === 'vp' ? `${seat}/points` : null
}
