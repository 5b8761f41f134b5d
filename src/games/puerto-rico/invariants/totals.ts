import type { Figures } from '../editions.ts'
import type { Position } from '../state.ts'
import { BUILDINGS, GOODS, type Good, TILES } from '../vocabulary.ts'
import { builtBy, isCount, type Report, total } from './report.ts'

/** Nothing is created and nothing lost: each token lies in exactly one place. */
export function checkTotals(position: Position, figures: Figures, report: Report): void {
  const { players, supply, plantations } = position
  const compare = (what: string, found: number, expected: number): void => {
    if (found !== expected) report(`${what}: ${found} in all instead of ${expected}`)
  }
  for (const good of GOODS) {
    const isGood = (kind: Good): number => (kind === good ? 1 : 0)
    const shipped = total(position.ships, (ship) => (ship.good === good ? ship.count : 0))
    const sold = total(position.house, isGood)
    const owned = total(players, (player) => player.goods[good])
    compare(good, supply.goods[good] + owned + shipped + sold, figures.goods[good])

    const onTable = total(plantations.faceUp, isGood) + total(plantations.pile, isGood)
    const onLand = total(players, (player) => player.tiles[good])
    compare(
      `${good} plantations`,
      onTable + plantations.discard[good] + onLand,
      figures.plantations[good],
    )
  }
  const quarries = total(players, (player) => player.tiles.quarry)
  compare('quarries', supply.quarries + quarries, figures.quarries)
  for (const id of BUILDINGS) {
    const built = total(players, (player) => builtBy(player, id))
    compare(id, supply.buildings[id] + built, figures.copies[id])
  }
  const settled = total(
    players,
    ({ stored, manned, city }) =>
      stored + total(TILES, (tile) => manned[tile]) + total(city, ({ workers }) => workers),
  )
  const colonists = supply.colonists + position.market + settled
  compare('colonists', colonists, figures.colonists + figures.market)
  const points = total(players, (player) => player.vp)
  compare('points', supply.vp + points - supply.vpOnPaper, figures.vp)
}

/** Counts outside the boards are whole and never below nothing. */
export function checkCounts(
  { supply, market, plantations, ships, roles }: Position,
  report: Report,
) {
  const counted = (what: string, value: number): void => {
    if (!isCount(value)) report(`${what}: ${value} is no count`)
  }
  for (const good of GOODS) {
    counted(`${good} in the supply`, supply.goods[good])
    counted(`${good} plantations discarded`, plantations.discard[good])
  }
  for (const id of BUILDINGS) counted(`${id} in the supply`, supply.buildings[id])
  counted('colonists in the supply', supply.colonists)
  counted('colonists on the market', market)
  counted('points in the supply', supply.vp)
  counted('points on paper', supply.vpOnPaper)
  counted('quarries in the supply', supply.quarries)
  for (const ship of ships) counted(`goods on ship ${ship.size}`, ship.count)
  for (const card of roles) counted(`coins on ${card.id}`, card.coins)
}
