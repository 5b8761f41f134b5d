/** 개척자 (docs/rulings.md C). */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import type { Emit } from '../events.ts'
import {
  addResidents,
  freeLand,
  hasHadTurn,
  hasPower,
  isChooser,
  layPlantation,
} from '../player.ts'
import { playerAt, type State } from '../state.ts'
import { type Good, type LaidTile, roleOf, type Seat, TILES } from '../vocabulary.ts'
import { defineMove } from './define-move.ts'
import { canDraw, discardTile, draw, drawEach } from './pile.ts'
import { takeAboard } from './ship.ts'

const landSpace = (state: State, move: { seat: Seat }): boolean =>
  freeLand(playerAt(state, move.seat)) > 0

export const drawTile = defineMove<'drawTile'>({
  again: {
    rule: 'hacienda.draw',
    keeps: (state, move) =>
      !hasPower(playerAt(state, move.seat), 'drawsTile') || !hasHadTile(state, move.seat),
  },
  rules: {
    'hacienda.owned': (state, move) => hasPower(playerAt(state, move.seat), 'drawsTile'),
    'hacienda.once': (state) => !state.phase.drawn,
    'settler.land-space': landSpace,
    'hacienda.pile': canDraw,
  },
  candidates: sameForSeat((seat) => [{ do: 'drawTile', seat }]),
  apply(state, move, emit) {
    const tile = draw(state, emit)
    if (!tile) return
    const player = playerAt(state, move.seat)
    state.phase.drawn = true
    if (state.expansions && hasPower(player, 'laysForest')) {
      state.expansions.phase.drawn = tile
      emit('hacienda.draw', move.seat, tile, 1, 'pile', 'hand')
      return
    }
    player.tiles[tile] += 1
    emit('hacienda.draw', move.seat, tile, 1, 'pile', 'land')
    state.phase.tile = tile
  },
})

const mayTakeQuarry = (state: State, seat: Seat): boolean =>
  isChooser(state, seat) || hasPower(playerAt(state, seat), 'mayTakeQuarry')

/** Whether a seat has taken its tile in this phase, or let its turn go by; what the Hacienda drew does not count. */
function hasHadTile(state: State, seat: Seat): boolean {
  if (state.role === null || roleOf(state.role) !== 'settler') return false
  const { tile, drawn } = state.phase
  return hasHadTurn(state, seat) || (seat === state.seat && tile !== null && !drawn)
}
export const isSecond = ({ expansions }: State): boolean => expansions?.phase.second ?? false

export const takeTile = defineMove<'takeTile'>({
  again: {
    rule: 'settler.one-tile',
    keeps: (state, move) => !hasHadTile(state, move.seat),
  },
  rules: {
    'settler.quarry-privilege': (state, move) =>
      move.tile !== 'quarry' || mayTakeQuarry(state, move.seat),
    'settler.quarry-stock': (state, move) => move.tile !== 'quarry' || state.supply.quarries > 0,
    'settler.face-up': (state, move) =>
      move.tile === 'quarry' || state.plantations.faceUp.includes(move.tile),
    'settler.land-space': landSpace,
    // Forests come with an expansion.
    'turn.in-game': (_, move) => move.as === undefined,
  },
  candidates: sameForSeat((seat) => TILES.map((tile) => ({ do: 'takeTile', seat, tile }))),
  apply(state, move, emit) {
    const { seat, tile } = move
    if (tile === 'quarry') {
      state.supply.quarries -= 1
      const rule = isChooser(state, seat) ? 'settler.take' : 'hut.quarry'
      emit(isSecond(state) ? 'library.second-tile' : rule, seat, tile, 1, 'supply', 'land')
      playerAt(state, seat).tiles[tile] += 1
    } else {
      const { faceUp } = state.plantations
      const taken = faceUp.indexOf(tile)
      state.plantations.faceUp = faceUp.filter((_, place) => place !== taken)
      const rule = isSecond(state) ? 'library.second-tile' : 'settler.take'
      if (move.as && isSecond(state)) {
        emit(rule, seat, tile, 1, 'faceUp', 'hand')
        emit('forest-house.lay', seat, tile, 1, 'hand', 'land')
      } else emit(move.as ? 'forest-house.lay' : rule, seat, tile, 1, 'faceUp', 'land')
      layPlantation(playerAt(state, seat), tile, move.as === 'forest')
    }
    state.phase.tile = move.as ?? tile
    state.phase.drawn = false
  },
})

/** Whether the tile just laid still has its empty circle: a guest may have been there first. */
function isStillEmpty(state: State, seat: Seat, tile: LaidTile): boolean {
  const { manned, tiles } = playerAt(state, seat)
  return !state.expansions || tile === 'forest' || manned[tile] < tiles[tile]
}

export const manTile = defineMove<'manTile'>({
  rules: {
    'hospice.owned': (state, move) => hasPower(playerAt(state, move.seat), 'mansTile'),
    'hospice.that-tile': (state, move) =>
      state.phase.tile === move.tile && isStillEmpty(state, move.seat, move.tile),
    'hospice.not-drawn-tile': (state) =>
      !state.phase.drawn || state.options['hospice.onHaciendaTile'],
    'hospice.none-left': (state) => state.supply.colonists + state.market > 0,
  },
  candidates: (state) =>
    state.phase.tile ? [{ do: 'manTile', seat: state.seat, tile: state.phase.tile }] : [],
  apply(state, move, emit) {
    const fromSupply = state.supply.colonists > 0
    if (fromSupply) state.supply.colonists -= 1
    const resident = fromSupply ? 'colonist' : takeAboard(state)
    const rule = fromSupply ? 'hospice.colonist' : 'hospice.from-market'
    const place = move.tile === 'forest' ? 'stored' : move.tile
    const to = move.tile === 'forest' ? 'stored' : 'land'
    const from = fromSupply ? 'supply' : 'market'
    emit(to === 'land' ? rule : 'forest-house.hospice', move.seat, resident, 1, from, to)
    addResidents(playerAt(state, move.seat), place, resident, 1)
    state.phase.tile = null
  },
})

/** Whether the Hospice offers a colonist for the tile just taken. */
export function hospiceOffers(state: State): boolean {
  const { tile } = state.phase
  if (tile === null || !hasPower(playerAt(state, state.seat), 'mansTile')) return false
  return isStillEmpty(state, state.seat, tile)
}

/** Forgets what the last turn placed. */
export function startSettlerTurn(state: State): void {
  state.phase.tile = null
  state.phase.drawn = false
}

/** After everybody's turn: the rest is discarded first, then the row is filled again (docs/rulings.md C2-C4, C16). */
export function renewPlantations(state: State, emit: Emit): void {
  const { plantations } = state
  for (const tile of plantations.faceUp)
    emit('settler.discard', state.seat, tile, 1, 'faceUp', discardTile(state, tile))
  plantations.faceUp = []
  turnUpPlantations(
    state,
    (tile) => {
      emit('settler.refill', state.seat, tile, 1, 'pile', 'faceUp')
    },
    emit,
  )
}

/** Turns up one plantation more than there are seats, as far as pile and discards reach. */
export function turnUpPlantations(state: State, turned: (tile: Good) => void, emit: Emit): void {
  const faceUp: Good[] = []
  drawEach(state, state.players.length + 1, emit, (tile) => {
    faceUp.push(tile)
    turned(tile)
  })
  state.plantations.faceUp = faceUp
}
