/** What a building is worth: printed points, its power until the end, goods it lets a player make. */
import { BUILDING, type Powers } from '../../games/puerto-rico/buildings.ts'
import { colonistsOf, freeLand } from '../../games/puerto-rico/player.ts'
import type { Player } from '../../games/puerto-rico/state.ts'
import { type BuildingId, TILES } from '../../games/puerto-rico/vocabulary.ts'
import type { Outlook } from './outlook.ts'

/** What somebody's power depends on. */
interface Owner {
  player: Player
  /** Kinds of goods that the player could produce. */
  kinds: number
  /** Goods made in one production. */
  made: number
  outlook: Outlook
}

/** The worth of each power until the end of the game, while the building is occupied. */
type Power = Exclude<keyof Powers, 'finalBonus'>
const POWER_WORTH: { [P in Power]: (owner: Owner, power: Powers[P]) => number } = {
  saleBonus: ({ kinds, outlook }, coins) =>
    coins * outlook.coin * outlook.ahead.trader * (kinds > 1 ? 0.75 : kinds > 0 ? 0.55 : 0.3),
  sellsSameKind: ({ kinds, outlook }) =>
    outlook.coin * outlook.ahead.trader * (kinds > 0 ? 0.5 : 0.1),
  drawsTile: ({ player, outlook }) =>
    Math.min(outlook.ahead.settler, freeLand(player) / 2) * 0.03 * outlook.ahead.craftsman,
  mayTakeQuarry: ({ player, outlook }) =>
    Math.max(0, 3 - player.tiles.quarry) * 0.12 * Math.min(3, outlook.ahead.builder),
  mansTile: ({ player, outlook }) =>
    Math.min(outlook.ahead.settler, freeLand(player)) * 0.08 * outlook.ahead.craftsman,
  mansBuilding: ({ outlook }) => outlook.ahead.builder * 0.05 * outlook.ahead.mayor,
  storesKinds: ({ made, outlook }, kinds) =>
    Math.min(kinds * 1.5, Math.max(0, made - 2)) * 0.16 * outlook.ahead.captain,
  kindsPay: ({ kinds, outlook }, pay) =>
    ((pay[kinds] ?? 0) * 0.85 + (pay[Math.min(5, kinds + 1)] ?? 0) * 0.15) *
    outlook.coin *
    outlook.ahead.craftsman,
  loadBonus: ({ kinds, made, outlook }) =>
    Math.min(2.5, 0.5 + 0.6 * kinds, made) * 0.8 * outlook.ahead.captain,
  ownShip: ({ made, outlook }) => (0.6 + 0.22 * made) * outlook.ahead.captain,
}

/** What a power yields until the end of the game if its building stays occupied. */
export function powerWorth(
  player: Player,
  id: BuildingId,
  kinds: number,
  outlook: Outlook,
): number {
  const { powers } = BUILDING[id]
  if (powers.finalBonus) return bonusNow(player, id, outlook)
  const owner = { player, kinds, made: madeBy(player), outlook }
  let worth = 0
  for (const power of Object.keys(powers) as Power[]) worth += one(owner, powers[power], power)
  return worth
}

function one<P extends Power>(owner: Owner, value: Powers[P] | undefined, power: P): number {
  return value === undefined ? 0 : POWER_WORTH[power](owner, value)
}

function madeBy(player: Player): number {
  let made = 0
  for (const tile of TILES) if (tile !== 'quarry') made += player.tiles[tile]
  return made * 0.8
}

/** A large building must be occupied only at the end: the fewer mayors to come, the more it counts now. */
function bonusNow(player: Player, id: BuildingId, outlook: Outlook): number {
  return bonusWorth(player, id, outlook) * Math.max(0.05, 1 - outlook.ahead.mayor)
}

/** The bonus that a large building will probably count at the end. */
export function bonusWorth(player: Player, id: BuildingId, outlook: Outlook): number {
  const { ahead, rounds } = outlook
  let production = 0
  let commercial = id === 'cityHall' && !player.city.some((built) => built.id === id) ? 1 : 0
  for (const built of player.city) {
    const { good, column } = BUILDING[built.id]
    if (good) production += column > 1 ? 2 : 1
    else commercial++
  }
  switch (BUILDING[id].powers.finalBonus) {
    case 'productionBuildings':
      return production + Math.min(3, 0.5 * ahead.builder)
    case 'landTiles':
      return Math.max(4, 7 - Math.max(0, freeLand(player) - ahead.settler))
    case 'colonists':
      return (colonistsOf(player) + 1.5 * ahead.mayor) / 3
    case 'chips':
      return (player.vp + 2 * rounds) / 4
    case 'commercialBuildings':
      return commercial + 0.4 * ahead.builder
    default:
      return 0
  }
}
