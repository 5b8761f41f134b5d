import { ALL_BUILDINGS, GOODS, ROLE_TILES, roleOf, TILES } from '../rules/vocabulary.ts'
import type { TermId } from '../words/names.ts'
import { tileTerm } from '../words/say.ts'

const PLACES: Readonly<Record<string, TermId>> = {
  ship: 'ship',
  house: 'house',
  market: 'market',
  pile: 'pile',
  supplyColonist: 'colonist',
  stored: 'colonist',
  forest: 'forest',
  aboard: 'noble',
  supplyNoble: 'noble',
  coins: 'doubloon',
  points: 'victoryPoint',
  supplyPoints: 'victoryPoint',
}

/** The term that explains what lies at an address: 'building:wharf', '0/land:corn'. */
export function termAt(address: string): TermId | null {
  const [, kind = '', id = ''] = /^(?:\d\/)?(\w+):?(.*)$/.exec(address) ?? []
  const good = GOODS.find((one) => one === id)
  if (good && kind.toLowerCase().endsWith('good')) return good
  const tile = TILES.find((one) => one === id)
  if (tile && kind !== 'forest') return tileTerm(tile)
  const role = ROLE_TILES.find((one) => one === id)
  if (role) return roleOf(role)
  return ALL_BUILDINGS.find((one) => one === id) ?? PLACES[kind] ?? null
}
