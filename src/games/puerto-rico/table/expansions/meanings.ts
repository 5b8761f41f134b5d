/** What a tap can mean where a game has expansions, beside what it means in the base game. */
import { guestsOf } from '../../rules/expansions/guests.ts'
import { game } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { hasPower, noblesOf } from '../../rules/player.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import {
  type BuildingId,
  GOODS,
  type Good,
  RESIDENTS,
  type Seat,
  SIDES,
  TILE_STATES,
  type Tile,
} from '../../rules/vocabulary.ts'

export const isLegal = (position: Position, move: Move): boolean => game.judge(position, move).legal

export const isSame = (a: Move, b: Move): boolean => game.keyOfMove(a) === game.keyOfMove(b)

/** Goods given together: what a small ship carries, or what a court is given. */
type Mixed = Extract<Move, { do: 'loadMixed' | 'giveGoods' }>
export const isMixed = (move: Move | null): move is Mixed =>
  move?.do === 'loadMixed' || move?.do === 'giveGoods'

/** A first mix, to be changed good by good: all that there is for the small ship, one of each kind for the court. */
export function firstMix(position: Position, kind: Mixed['do']): Mixed {
  const { seat } = position
  const player = playerAt(position, seat)
  const held = GOODS.filter((good) => player.goods[good] > 0)
  const chosen = kind === 'giveGoods' ? held.slice(0, noblesOf(player)) : held
  const count = (good: Good): number => (kind === 'giveGoods' ? 1 : player.goods[good])
  return { do: kind, seat, goods: Object.fromEntries(chosen.map((good) => [good, count(good)])) }
}

/** A tap on a good of the mix: one more, and after all of them none. */
export function mixedMore(position: Position, mix: Mixed, good: Good): Mixed {
  const held = mix.do === 'giveGoods' ? 1 : playerAt(position, mix.seat).goods[good]
  const { [good]: before = 0, ...others } = mix.goods
  return { ...mix, goods: before < held ? { ...others, [good]: before + 1 } : others }
}

/** Moves of a guest of `seat` to a place. */
const guestMoves = (seat: Seat, to: Tile | BuildingId): Move[] =>
  RESIDENTS.map((resident) => ({ do: 'moveGuest', seat, resident, to }))

/** Whether a guest of `seat` can go anywhere now. */
export function guestsCanMove(position: Position, seat: Seat): boolean {
  const player = playerAt(position, seat)
  if (guestsOf(player) === 0 || !game.moveKindsAt(position).includes('moveGuest')) return false
  const places = [...GOODS, 'quarry' as const, ...player.city.map(({ id }) => id)]
  return places.some((to) => guestMoves(seat, to).some((move) => isLegal(position, move)))
}

const landMoves = (what: 'sellTile' | 'returnTile', seat: Seat, tile: Tile, kind: string): Move[] =>
  TILE_STATES.filter((state) =>
    kind === 'land'
      ? state === 'empty'
      : kind === 'forest'
        ? state === 'forest'
        : state === 'colonist' || state === 'noble',
  ).map((state) => ({ do: what, seat, tile, state }))

/** Every way to build it, payments in kind included, the one in coins alone first. */
function buildMoves(position: Position, building: BuildingId): Move[] {
  const plain: Move = { do: 'build', seat: position.seat, building }
  if (!hasPower(playerAt(position, position.seat), 'paysInKind')) return [plain]
  const paying = [...game.legalMoves(position)].filter(
    (move) => move.do === 'build' && move.building === building && move.pay,
  )
  return [plain, ...paying]
}

/** Every move that a tap on this place can mean, the likelier first; none where the base game knows all. */
export function meaningsAt(position: Position, key: string, whose: Seat | undefined): Move[] {
  const { at, seat } = position
  if (whose !== undefined && whose !== seat) return []
  const [kind = '', id = ''] = key.split(':')
  const tile = id as Tile
  switch (at) {
    case 'draft':
      return kind === 'building' ? [{ do: 'draft', seat, building: id as BuildingId }] : []
    case 'called':
      return key === 'city:library' ? [{ do: 'double', seat }] : []
    case 'settler.turn':
    case 'settler.second':
      if (kind !== 'tile') return []
      return [
        { do: 'takeTile', seat, tile },
        { do: 'takeTile', seat, tile, as: 'forest' },
      ]
    case 'settler.manning':
      return kind === 'forest' ? [{ do: 'manTile', seat, tile: 'forest' }] : []
    case 'settler.lodge':
      return isLand(kind) ? landMoves('returnTile', seat, tile, kind) : []
    case 'mayor.taking':
      if (kind === 'market') return [{ do: 'takeResident', seat, resident: 'colonist' }]
      return kind === 'aboard' ? [{ do: 'takeResident', seat, resident: 'noble' }] : []
    case 'builder.turn':
      return kind === 'building' ? buildMoves(position, id as BuildingId) : []
    case 'trader.turn':
      if (kind === 'good') {
        const good = id as Good
        return [
          { do: 'sell', seat, good },
          { do: 'sellToSupply', seat, good },
        ]
      }
      if (kind === 'pile') return [{ do: 'buyTile', seat }]
      return isLand(kind) ? landMoves('sellTile', seat, tile, kind) : []
    case 'captain.loading':
      if (key === 'city:smallWharf') return [firstMix(position, 'loadMixed')]
      return key === 'city:royalSupplier' ? [firstMix(position, 'giveGoods')] : []
    default:
      return []
  }
}

const isLand = (kind: string): boolean => kind === 'land' || kind === 'manned' || kind === 'forest'

/** Where guests of `seat` may go: the moves that a tap on this place can mean. */
export function guestMovesAt(key: string, whose: Seat | undefined, seat: Seat): Move[] {
  const [kind = '', id = ''] = key.split(':')
  if (whose !== seat || (kind !== 'land' && kind !== 'city')) return []
  return guestMoves(seat, id as Tile | BuildingId)
}

/** Legal moves that are offered as buttons: they have no place on the table, or another one is meant by the same tap. */
export function offeredAt(position: Position, chosen: Move | null): Move[] {
  const { at, seat } = position
  if (chosen) return alike(position, chosen).filter((move) => isLegal(position, move))
  const offered: Move[] = []
  if (at === 'settler.turning' || at === 'trader.turning')
    offered.push(...SIDES.map((as): Move => ({ do: 'layTile', seat, as })))
  if (at === 'called') offered.push({ do: 'double', seat })
  if (at === 'mayor.taking')
    offered.push(...RESIDENTS.map((resident): Move => ({ do: 'takeResident', seat, resident })))
  if (at === 'trader.turn') offered.push({ do: 'buyTile', seat })
  if (at === 'settler.lodge')
    offered.push(...[...game.legalMoves(position)].filter((move) => move.do === 'returnTile'))
  return offered.filter((move) => isLegal(position, move))
}

/** Other moves that the tap that chose this one can mean. */
function alike(position: Position, chosen: Move): Move[] {
  const { seat } = chosen
  const others = (moves: Move[]) => moves.filter((move) => !isSame(move, chosen))
  switch (chosen.do) {
    case 'takeTile':
      return others(meaningsAt(position, `tile:${chosen.tile}`, undefined))
    case 'build':
      return others(buildMoves(position, chosen.building))
    case 'sell':
    case 'sellToSupply':
      return others(meaningsAt(position, `good:${chosen.good}`, seat))
    case 'sellTile':
    case 'returnTile':
      return others(TILE_STATES.map((state) => ({ ...chosen, state })))
    case 'moveGuest':
      return others(guestMoves(seat, chosen.to))
    default:
      return []
  }
}
