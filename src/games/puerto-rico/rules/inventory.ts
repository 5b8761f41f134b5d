/** Where each token of Puerto Rico can lie, and how many there are in the box (docs/rulings.md A). */
import { type Inventory, missingTokens, type TellTokens } from '../../../engine/inventory.ts'
import { added } from './added.ts'
import { type Figures, figuresFor } from './editions.ts'
import { noblesOn } from './player.ts'
import { type Player, type Position, putInStock } from './state.ts'
import { type CountedToken, tileToken } from './tokens.ts'
import {
  ALL_BUILDINGS,
  at,
  BUILDINGS,
  type BuildingId,
  byTile,
  countGoods,
  each,
  GOODS,
  type ResidentPlace,
  TILES,
} from './vocabulary.ts'

type Tell = TellTokens<CountedToken>

// Names of places, made once.
const ON_LAND = byTile((tile) => `land:${tile}`)
const IN_CITY = each(ALL_BUILDINGS, (id) => `city:${id}`)

function tellPlayer(player: Player, seat: number, tell: Tell): void {
  tell('coins', 'purse', seat, player.coins)
  tell('vp', 'chips', seat, player.vp)
  const residents = (place: ResidentPlace, where: string, count: number): void => {
    const nobles = noblesOn(player, place)
    tell('colonist', where, seat, count - nobles)
    if (player.nobles) tell('noble', where, seat, nobles)
  }
  residents('stored', 'stored', player.stored)
  for (const good of GOODS) tell(good, 'goods', seat, at(player.goods, good))
  for (const tile of TILES) {
    tell(tileToken(tile), 'land', seat, at(player.tiles, tile))
    residents(tile, at(ON_LAND, tile), at(player.manned, tile))
  }
  for (const { id, workers } of player.city) {
    tell(id, 'city', seat, 1)
    residents(id, IN_CITY[id], workers)
  }
  if (player.forests)
    for (const good of GOODS) tell(tileToken(good), 'forest', seat, player.forests[good])
}

function tell(position: Position, tell: Tell): void {
  const { supply, plantations, expansions } = position
  for (const [seat, player] of position.players.entries()) tellPlayer(player, seat, tell)
  for (const good of position.house) tell(good, 'house', null, 1)
  for (const { size, good, count } of position.ships)
    if (good) tell(good, `ship${size}`, null, count)
  for (const { id, coins } of position.roles) tell('coins', `role:${id}`, null, coins)
  for (const good of plantations.faceUp) tell(tileToken(good), 'faceUp', null, 1)
  const pile = countGoods(plantations.pile)
  for (const good of GOODS) {
    tell(good, 'supply', null, at(supply.goods, good))
    tell(tileToken(good), 'discard', null, at(plantations.discard, good))
    tell(tileToken(good), 'pile', null, at(pile, good))
  }
  for (const id of buildingsOf(position)) tell(id, 'supply', null, supply.buildings[id] ?? 0)
  tell('colonist', 'supply', null, supply.colonists)
  tell('colonist', 'box', null, supply.refused)
  tell('colonist', 'market', null, position.market - (expansions?.aboard ?? 0))
  if (expansions) added().tell(expansions, tell)
  tell('quarry', 'supply', null, supply.quarries)
  tell('vp', 'supply', null, supply.vp)
  tell('vp', 'paper', null, -supply.vpOnPaper)
}

/** The buildings that a position counts. */
const buildingsOf = ({ expansions }: Position): readonly BuildingId[] =>
  expansions ? ALL_BUILDINGS : BUILDINGS

const printed = new WeakMap<Figures, ReadonlyMap<CountedToken, number>>()

/** What is in the box, by the figures of an edition. */
function totalsOf(figures: Figures): ReadonlyMap<CountedToken, number> {
  const known = printed.get(figures)
  if (known) return known
  const sums = new Map<CountedToken, number>()
  for (const good of GOODS) sums.set(good, figures.goods[good])
  for (const good of GOODS) sums.set(tileToken(good), figures.plantations[good])
  sums.set('quarry', figures.quarries)
  sums.set('colonist', figures.colonists + figures.market)
  sums.set('vp', figures.vp)
  for (const id of BUILDINGS) sums.set(id, figures.copies[id])
  printed.set(figures, sums)
  return sums
}

/** Coins are as many as are needed. */
function totals(position: Position): ReadonlyMap<CountedToken, number> {
  const { edition, players, options, expansions } = position
  const base = totalsOf(figuresFor(edition, players.length, options))
  if (!expansions) return base
  const sums = new Map(base)
  added().count(position, expansions, sums)
  return sums
}

export const inventory: Inventory<Position, CountedToken> = { tell, totals }

/** Lays into the supply, on the position itself, whatever lies nowhere; what is missing leaves it below nothing. */
export function layRestInSupply(position: Position): void {
  const { supply } = position
  supply.vpOnPaper = 0
  const missing = missingTokens(inventory, position)
  const rest = (token: CountedToken): number => missing.get(token) ?? 0
  for (const good of GOODS) supply.goods[good] += rest(good)
  for (const id of buildingsOf(position)) {
    const more = rest(id)
    if (more !== 0) putInStock(position, id, (supply.buildings[id] ?? 0) + more)
  }
  if (position.expansions) position.expansions.nobles += rest('noble')
  supply.colonists += rest('colonist')
  supply.quarries += rest('quarry')
  const points = supply.vp + rest('vp')
  supply.vp = Math.max(0, points)
  supply.vpOnPaper = Math.max(0, -points)
}
