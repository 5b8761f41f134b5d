/** Every kind of move: its fields, and the role in which it is made. */
import {
  asked,
  countsOf,
  type MoveFrom,
  type MoveKinds,
  oneOf,
  whole,
} from '../../../engine/move-kinds.ts'
import { BUILDINGS, GOODS, ROLE_TILES, TILES } from './vocabulary.ts'

export const moveKinds = {
  chooseRole: { during: 'roles', fields: { role: oneOf(ROLE_TILES) } },
  drawTile: { during: 'settler', fields: {} },
  takeTile: { during: 'settler', fields: { tile: oneOf(TILES) } },
  manTile: { during: 'settler', fields: { tile: oneOf(TILES) } },
  recruit: { during: 'mayor', fields: {} },
  /** A whole layout: how many tiles of a kind carry a colonist, how many colonists stand on a building. */
  place: {
    during: 'mayor',
    unattended: true,
    fields: { island: countsOf(TILES), city: countsOf(BUILDINGS) },
  },
  build: { during: 'builder', fields: { building: oneOf(BUILDINGS) } },
  manBuilding: { during: 'builder', fields: { building: oneOf(BUILDINGS) } },
  takeGood: { during: 'craftsman', fields: { good: oneOf(GOODS) } },
  sell: { during: 'trader', fields: { good: oneOf(GOODS) } },
  /** `ship` by its size. Everything that fits is loaded; another `count` can be asked for, and is never legal. */
  load: { during: 'captain', fields: { good: oneOf(GOODS), ship: whole(1, 99), count: asked } },
  loadWharf: { during: 'captain', fields: { good: oneOf(GOODS), count: asked } },
  /** What stays on the board after the ships have sailed; everything else goes back. */
  store: { during: 'captain', fields: { keep: countsOf(GOODS) } },
  pass: { during: 'any', unattended: true, fields: {} },
} as const satisfies MoveKinds

/** Everything a player can do; each move names its seat. */
export type Move = MoveFrom<typeof moveKinds>
export type MoveKind = Move['do']
export type MoveOf<K extends MoveKind> = Extract<Move, { do: K }>

export const MOVE_KINDS = Object.keys(moveKinds) as MoveKind[]
