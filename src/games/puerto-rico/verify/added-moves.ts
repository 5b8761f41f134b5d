/** What can be said besides where there is an expansion, right or wrong. */
import { type Rng, randomBelow } from '../../../engine/rng.ts'
import type { Move, MoveOf } from '../rules/moves.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import {
  ALL_BUILDINGS,
  type BuildingId,
  GOODS,
  type Good,
  RESIDENTS,
  type ResidentPlace,
  SIDES,
  TILE_STATES,
  TILES,
} from '../rules/vocabulary.ts'
import { allCounts } from './all-moves.ts'
import { PRINTED } from './oracle/figures.ts'

/** Moves without numbers, by one seat. */
export function addedShortMoves(seat: number): Move[] {
  const given = TILES.flatMap((tile) => TILE_STATES.map((state) => ({ tile, state })))
  return [
    { do: 'double', seat },
    { do: 'buyTile', seat },
    { do: 'manTile', seat, tile: 'forest' },
    ...SIDES.map((as): Move => ({ do: 'layTile', seat, as })),
    ...RESIDENTS.map((resident): Move => ({ do: 'takeResident', seat, resident })),
    ...TILES.map((tile): Move => ({ do: 'takeTile', seat, tile, as: 'forest' })),
    ...GOODS.map((good): Move => ({ do: 'sellToSupply', seat, good })),
    ...given.flatMap((one): Move[] => [
      { do: 'sellTile', seat, ...one },
      { do: 'returnTile', seat, ...one },
    ]),
    ...ALL_BUILDINGS.flatMap((building): Move[] => [
      { do: 'draft', seat, building },
      { do: 'build', seat, building },
      { do: 'manBuilding', seat, building },
    ]),
  ]
}

const placesOf = (player: Player): ResidentPlace[] => [...TILES, ...player.city.map(({ id }) => id)]

/** Moves of guests of every seat, to its places and to one where it has none. */
export function guestMoves({ players }: Position): Move[] {
  return players.flatMap((player, seat) => {
    const strange = ALL_BUILDINGS.find((id) => !player.city.some((built) => built.id === id))
    const places = [...placesOf(player), 'guesthouse', ...(strange ? [strange] : [])]
    return RESIDENTS.flatMap((resident) =>
      places.map((to) => ({ do: 'moveGuest', seat, resident, to }) as Move),
    )
  })
}

/** Every mix of goods, one more of each kind than there is included; undefined where too many. */
export function mixes(position: Position, what: 'giveGoods' | 'loadMixed', limit: number) {
  const { seat } = position
  const { goods } = playerAt(position, seat)
  const most = (good: Good): number => (what === 'giveGoods' ? 2 : goods[good] + 1)
  return allCounts(
    GOODS.map((good) => [good, most(good)] as const),
    limit,
  )?.map((goods): Move => ({ do: what, seat, goods }))
}

/** Payments in kind for a building: for some buildings everything that can be said, for the others a few. */
export function payments(position: Position, holder: Rng): Move[] {
  const { seat } = position
  const player = playerAt(position, seat)
  const fully = new Set(Array.from({ length: 3 }, () => randomBelow(holder, ALL_BUILDINGS.length)))
  const every = [...ways(player)]
  return ALL_BUILDINGS.flatMap((building, index) => {
    const some = fully.has(index)
      ? every
      : Array.from({ length: 8 }, () => every[randomBelow(holder, every.length)])
    return some.flatMap((way): Move[] => (way ? [{ do: 'build', seat, building, ...way }] : []))
  })
}

type Way = Pick<MoveOf<'build'>, 'pay' | 'from'>

function* ways(player: Player): Generator<Way> {
  const places: ResidentPlace[] = ['stored', 'blackMarket', ...placesOf(player)]
  const residents: Way[] = [
    {},
    { pay: { colonist: 1 } },
    { pay: { colonist: 1, noble: 1 }, from: 'stored' },
    ...places.flatMap((from) => RESIDENTS.map((one): Way => ({ pay: { [one]: 1 }, from }))),
  ]
  const goods = [{}, ...GOODS.map((good) => ({ [good]: 1 })), { corn: 2 }, { corn: 1, fruit: 1 }]
  for (const { pay, from } of residents)
    for (const good of goods)
      for (const vp of [0, 1, 2]) {
        const all = { ...pay, ...good, ...(vp > 0 && { vp }) }
        if (Object.keys(all).length > 0) yield { pay: all, ...(from && { from }) }
      }
}

/** Every layout with its nobles, up to one too many of each on each place; undefined where too many. */
export function noblesLayouts(position: Position, limit: number): Move[] | undefined {
  const { seat } = position
  const player = playerAt(position, seat)
  const circles = (place: ResidentPlace): number =>
    PRINTED[place as BuildingId]?.circles ?? player.tiles[place as Good]
  const places = placesOf(player).filter((place) => circles(place) > 0 || place === 'statue')
  const counted = allCounts(
    places.flatMap((place) => [
      [place, circles(place) + 1] as const,
      [`${place} nobles`, Math.min(circles(place) + 1, 4)] as const,
    ]),
    limit,
  )
  return counted?.map((counts): Move => {
    const part = (keys: readonly string[], suffix = '') =>
      Object.fromEntries(
        keys.flatMap((key) => {
          const count = counts[`${key}${suffix}` as keyof typeof counts]
          return count ? [[key, count]] : []
        }),
      )
    const nobles = part(places, ' nobles')
    return {
      do: 'place',
      seat,
      island: part(TILES),
      city: part(ALL_BUILDINGS),
      ...(Object.keys(nobles).length > 0 && { nobles }),
    }
  })
}
