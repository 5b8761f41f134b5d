/** Tiles that are laid face down, bought, sold and given back. */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import type { Emit } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import {
  addResidents,
  freeLand,
  hasPower,
  layPlantation,
  residentsOn,
  seatOfTurn,
} from '../player.ts'
import { defineMove } from '../roles/define-move.ts'
import { canDraw, discardTile, draw } from '../roles/pile.ts'
import { givePoints } from '../roles/points.ts'
import type { RuleId } from '../rule-ids.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { GOODS, type Good, type Seat, TILE_STATES, TILES, type TileState } from '../vocabulary.ts'
import { guestCouldGive } from './guests.ts'
import { occupantPower } from './occupants.ts'

/** A tile drawn waits to be laid, face up or as a forest. */
export const tileWaits = ({ expansions }: State): boolean =>
  expansions !== undefined && expansions.phase.drawn !== null

/** Whose tile waits: bought from the trader on, drawn as a settler. */
const ruleOfDrawn = ({ role }: State): RuleId =>
  role === 'trader' ? 'land-office.buy' : 'hacienda.draw'

export const layTile = defineMove<'layTile'>({
  rules: {
    'forest-house.owned': (state, move) =>
      move.as === 'plantation' || hasPower(playerAt(state, move.seat), 'laysForest'),
  },
  candidates: sameForSeat((seat) => [
    { do: 'layTile', seat, as: 'plantation' },
    { do: 'layTile', seat, as: 'forest' },
  ]),
  apply(state, { seat, as }, emit) {
    const tile = state.expansions?.phase.drawn
    if (!state.expansions || !tile) return
    state.expansions.phase.drawn = null
    layPlantation(playerAt(state, seat), tile, as === 'forest')
    if (state.role === 'settler') state.phase.tile = as === 'forest' ? 'forest' : tile
    emit(as === 'forest' ? 'forest-house.lay' : ruleOfDrawn(state), seat, tile, 1, 'hand', 'land')
  },
})

type Given = Pick<MoveOf<'sellTile'>, 'tile' | 'state'>

const hasTile = (player: Player, { tile, state }: Given): boolean => {
  if (state === 'forest') return tile !== 'quarry' && (player.forests?.[tile] ?? 0) > 0
  if (state === 'empty') return player.tiles[tile] > player.manned[tile]
  return residentsOn(player, tile, state) > 0
}

/** The plantations of a player, and their forests where they count too, equal ones once. */
function plantationsOf(player: Player, withForests: boolean): { tile: Good; state: TileState }[] {
  return GOODS.flatMap((tile) =>
    TILE_STATES.filter(
      (state) => (withForests || state !== 'forest') && hasTile(player, { tile, state }),
    ).map((state) => ({ tile, state })),
  )
}

/** A tile leaves the land for the discards; who stood on it goes beside the board. */
function giveTile(state: State, seat: Seat, given: Given, rule: RuleId, emit: Emit): void {
  const player = playerAt(state, seat)
  const { tile } = given
  if (tile === 'quarry') return
  if (given.state === 'forest') {
    if (player.forests) player.forests[tile] -= 1
  } else player.tiles[tile] -= 1
  if (given.state === 'colonist' || given.state === 'noble') {
    addResidents(player, tile, given.state, -1)
    addResidents(player, 'stored', given.state, 1)
    emit(rule, seat, given.state, 1, 'land', 'stored')
  }
  emit(rule, seat, tile, 1, 'land', discardTile(state, tile))
}

const EVERY_TILE: readonly Given[] = TILES.flatMap((tile) =>
  TILE_STATES.map((state) => ({ tile, state })),
)

export const returnTile = defineMove<'returnTile'>({
  rules: {
    'hunting-lodge.owned': (state, move) =>
      occupantPower(playerAt(state, move.seat), 'returnsTile') > 0,
    'hunting-lodge.no-quarry': (_, move) => move.tile !== 'quarry',
    'hunting-lodge.own-tile': (state, move) => hasTile(playerAt(state, move.seat), move),
  },
  candidates: sameForSeat((seat) =>
    EVERY_TILE.map((given) => ({ do: 'returnTile', seat, ...given })),
  ),
  apply(state, move, emit) {
    giveTile(state, move.seat, move, 'hunting-lodge.return', emit)
  },
})

/** Whether a seat has something to decide after the last tile. */
function isAsked(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat)
  if (guestCouldGive(player, 'returnsTile')) return true
  return occupantPower(player, 'returnsTile') > 0 && plantationsOf(player, true).length > 0
}

/** The turn, from the chooser on, of the next seat to be asked after the last tile; the number of seats where nobody is. */
function nextAsked(state: State, settled: number): number {
  let turn = settled
  while (turn < state.players.length && !isAsked(state, seatOfTurn(state, turn))) turn++
  return turn
}

export const someoneSettles = (state: State): boolean =>
  state.expansions !== undefined &&
  nextAsked(state, state.expansions.phase.settled) < state.players.length

/** Pays for the emptiest island, seat by seat, up to the next one who is asked. */
export function settle(state: State, emit: Emit): void {
  const { expansions } = state
  if (!expansions) return
  const until = nextAsked(state, expansions.phase.settled)
  for (; expansions.phase.settled < until; expansions.phase.settled++)
    payEmptiest(state, seatOfTurn(state, expansions.phase.settled), emit)
  if (until < state.players.length) state.seat = seatOfTurn(state, until)
}

export function answerSettling({ expansions }: State): void {
  if (expansions) expansions.phase.settled += 1
}

function payEmptiest(state: State, seat: Seat, emit: Emit): void {
  const player = playerAt(state, seat)
  const points = occupantPower(player, 'emptiestPoints')
  if (points === 0) return
  const tied = state.expansions?.options['exp.huntingLodgeTies'] === 'allTied'
  const free = freeLand(player)
  for (const other of state.players)
    if (other !== player && (tied ? freeLand(other) > free : freeLand(other) >= free)) return
  givePoints(state, seat, points, 'hunting-lodge.points', emit)
}

const mayTrade = (state: State): boolean =>
  state.expansions !== undefined && !state.expansions.phase.traded

export const buyTile = defineMove<'buyTile'>({
  rules: {
    'land-office.owned': (state, move) => occupantPower(playerAt(state, move.seat), 'buysTile') > 0,
    'land-office.once': mayTrade,
    'land-office.coin': (state, move) => playerAt(state, move.seat).coins > 0,
    'settler.land-space': (state, move) => freeLand(playerAt(state, move.seat)) > 0,
    'hacienda.pile': canDraw,
  },
  candidates: sameForSeat((seat) => [{ do: 'buyTile', seat }]),
  apply(state, { seat }, emit) {
    const { expansions } = state
    const player = playerAt(state, seat)
    const tile = draw(state, emit)
    if (!expansions || !tile) return
    expansions.phase.traded = true
    player.coins -= 1
    emit('land-office.buy', seat, 'coins', 1, 'purse', 'bank')
    if (hasPower(player, 'laysForest')) {
      expansions.phase.drawn = tile
      emit('land-office.buy', seat, tile, 1, 'pile', 'hand')
      return
    }
    layPlantation(player, tile, false)
    emit('land-office.buy', seat, tile, 1, 'pile', 'land')
  },
})

const sellsForest = (state: State): boolean =>
  state.expansions?.options['exp.landOfficeSellsForest'] ?? false

export const sellTile = defineMove<'sellTile'>({
  rules: {
    'land-office.owned': (state, move) =>
      occupantPower(playerAt(state, move.seat), 'sellsTile') > 0,
    'land-office.once': mayTrade,
    'land-office.no-quarry': (_, move) => move.tile !== 'quarry',
    'land-office.no-forest': (state, move) => move.state !== 'forest' || sellsForest(state),
    'land-office.own-tile': (state, move) => hasTile(playerAt(state, move.seat), move),
  },
  candidates: sameForSeat((seat) =>
    EVERY_TILE.map((given) => ({ do: 'sellTile', seat, ...given })),
  ),
  apply(state, move, emit) {
    if (state.expansions) state.expansions.phase.traded = true
    giveTile(state, move.seat, move, 'land-office.sell', emit)
    playerAt(state, move.seat).coins += 1
    emit('land-office.sell', move.seat, 'coins', 1, 'bank', 'purse')
  },
})

/** Whether a tile could be bought or sold by this seat, at once or by moving a guest. */
export function couldTradeTile(state: State, seat: Seat): boolean {
  if (!mayTrade(state)) return false
  const player = playerAt(state, seat)
  const buys = player.coins > 0 && freeLand(player) > 0 && canDraw(state)
  const sells = plantationsOf(player, sellsForest(state)).length > 0
  if (guestCouldGive(player, 'buysTile')) return buys || sells
  return (
    (buys && occupantPower(player, 'buysTile') > 0) ||
    (sells && occupantPower(player, 'sellsTile') > 0)
  )
}
