import type { TapGame } from '../../../../ui/table/definition.ts'
import { positionOf, startActor } from '../../machine.ts'
import { game } from '../../rules/game.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { addressesOf, departs, pieceOf } from '../event-places.ts'
import { deselect, emptyHand, type Hand, tap, withHand } from '../hand.ts'
import { targetsFor } from '../targets.ts'

/** How taps become moves. */
export const taps: TapGame<PuertoRico, Hand> = {
  game,
  machine: { positionOf, startActor },
  emptyHand,
  tap,
  deselect,
  withHand,
  targetsFor,
  addressesOf,
  pieceOf,
  departs,
}
