/** Where on the table lies what an event tells of. */
import type { GameEvent } from '../rules/events.ts'
import { GOODS, TILES } from '../rules/vocabulary.ts'

/** Where a good's name stands for its plantation. */
const LAND: ReadonlySet<GameEvent['from']> = new Set(['land', 'faceUp', 'pile', 'discard'])

const isTile = (token: string): boolean => (TILES as readonly string[]).includes(token)
const isGood = (token: string): boolean => (GOODS as readonly string[]).includes(token)

/** Where a token lies, as addresses in the document, the likelier first. */
export function addressesOf(
  place: GameEvent['from'],
  { token, seat }: Pick<GameEvent, 'token' | 'seat'>,
): string[] {
  switch (place) {
    case 'goods':
      return [`${seat}/good:${token}`]
    case 'land':
      return [`${seat}/land:${token}`, `${seat}/manned:${token}`, `${seat}/forest:${token}`]
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
      if (token === 'noble') return ['supplyNoble']
      if (token === 'quarry') return ['tile:quarry']
      if (token === 'vp') return ['supplyPoints']
      return isGood(token) ? [`supplyGood:${token}`] : [`building:${token}`]
    case 'faceUp':
      return [`tile:${token}`, 'pile']
    case 'market':
      return [token === 'noble' ? 'aboard' : place]
    case 'pile':
    case 'house':
      return [place]
    default:
      if (place.startsWith('role:')) return [place]
      return place.startsWith('ship') ? [`ship:${place.slice(4)}`] : []
  }
}

/** How what an event moves is drawn; null for what is told and not drawn. */
export function pieceOf(event: GameEvent): string | null {
  const { token, from, to } = event
  if (departs(event)) return '.ship'
  if (token === 'quarry' || [from, to].some((place) => LAND.has(place)))
    return isTile(token) ? '.tile, .tile-back' : '.colonist'
  if (isGood(token)) return `.good.${token}`
  if (token === 'colonist' || token === 'noble') return `.${token}`
  if (token === 'coins') return '.coin'
  if (token === 'vp') return '.chip'
  return to === 'city' ? '.building' : null
}

/** A ship that is emptied sails. */
export function departs({ from, to }: GameEvent): boolean {
  return from.startsWith('ship') && to === 'supply'
}
