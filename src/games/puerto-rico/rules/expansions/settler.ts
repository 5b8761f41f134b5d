/** The settler with an expansion: forests, and one tile more after all others. */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { freeLand, hasPower } from '../player.ts'
import { defineMove, rulesOf } from '../roles/define-move.ts'
import { doubles } from '../roles/privilege.ts'
import * as base from '../roles/settler.ts'
import { isSecond, startSettlerTurn } from '../roles/settler.ts'
import { playerAt, type State } from '../state.ts'
import { GOODS, TILES } from '../vocabulary.ts'
import { guestCouldGive, guestsOf } from './guests.ts'
import { couldDouble } from './library.ts'

const faceUpTiles = sameForSeat((seat) =>
  TILES.map((tile) => ({ do: 'takeTile' as const, seat, tile })),
)
const faceDownTiles = sameForSeat((seat) =>
  GOODS.map((tile) => ({ do: 'takeTile' as const, seat, tile, as: 'forest' as const })),
)

export const takeTile = defineMove<'takeTile'>({
  ...base.takeTile,
  rules: {
    'library.second-tile': (state) => !isSecond(state) || doubles(state),
    'library.no-quarry': (state, move) =>
      move.tile !== 'quarry' ||
      !isSecond(state) ||
      hasPower(playerAt(state, move.seat), 'mayTakeQuarry'),
    'forest-house.owned': (state, move) =>
      move.as === undefined || hasPower(playerAt(state, move.seat), 'laysForest'),
    'forest-house.no-quarry': (_, move) => move.as === undefined || move.tile !== 'quarry',
    ...rulesOf(base.takeTile, ['turn.in-game']),
  },
  candidates: (state) =>
    hasPower(playerAt(state, state.seat), 'laysForest')
      ? [...faceUpTiles(state), ...faceDownTiles(state)]
      : faceUpTiles(state),
})

/** Whether a guest of the chooser's could open the quarries to them, besides one whom the doubling takes. */
function couldMan(state: State): boolean {
  const player = playerAt(state, state.chooser)
  return guestCouldGive(player, 'mayTakeQuarry') && guestsOf(player) > (doubles(state) ? 0 : 1)
}

const isTileThere = ({ plantations, supply }: State, mayTakeQuarry: boolean): boolean =>
  plantations.faceUp.length > 0 || (mayTakeQuarry && supply.quarries > 0)

/** Whether the chooser may take one more tile after all others as residents stand, without a guest who moves first. */
export const canTakeSecond = (state: State): boolean =>
  doubles(state) && isTileThere(state, hasPower(playerAt(state, state.chooser), 'mayTakeQuarry'))

/** Whether the chooser may take, or could come to take, one more tile after all others. */
export function secondOffered(state: State): boolean {
  if (!state.expansions || !(doubles(state) || couldDouble(state))) return false
  const player = playerAt(state, state.chooser)
  const mayTakeQuarry = hasPower(player, 'mayTakeQuarry') || couldMan(state)
  return freeLand(player) > 0 && isTileThere(state, mayTakeQuarry)
}

export function startSecond(state: State): void {
  state.seat = state.chooser
  if (state.expansions) state.expansions.phase.second = true
}

export function endSecond(state: State): void {
  if (state.expansions) state.expansions.phase.second = false
  startSettlerTurn(state)
}
