/** Places of the table in words, by their address: 'ship:6', '0/good:corn'. */

import { ALL_BUILDINGS, GOODS, ROLE_TILES, roleOf, type Seat, TILES } from '../rules/vocabulary.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/course.ts'
import { type SeatName, shipName, tileTerm } from './say.ts'

/** What a place is called; a place on a board with whose it is. */
export function placeWords(address: string, you: Seat, nameOf: SeatName): Segment[] {
  const [, seat, kind = '', id = ''] = /^(?:(\d)\/)?(\w+):?(.*)$/.exec(address) ?? []
  const place = nameOfPlace(kind, id)
  if (seat === undefined) return place
  if (Number(seat) === you) return say('course.own', { place })
  return say('course.other', { seat: nameOf(Number(seat)), place })
}

function nameOfPlace(kind: string, id: string): Segment[] {
  const good = GOODS.find((one) => one === id)
  const tile = TILES.find((one) => one === id)
  const role = ROLE_TILES.find((one) => one === id)
  const building = ALL_BUILDINGS.find((one) => one === id)
  if (kind === 'ship') return [{ text: shipName(Number(id)) }]
  if (kind === 'supplyGood' && good) return say('course.in-supply', { token: term(good) })
  if (kind === 'supplyColonist') return say('course.in-supply', { token: term('colonist') })
  if (kind === 'good' && good) return term(good)
  if (tile) return term(tileTerm(tile))
  if (role) return term(roleOf(role))
  if (building) return term(building)
  if (kind === 'pile' || kind === 'market' || kind === 'house') return term(kind)
  return say('table.stored')
}
