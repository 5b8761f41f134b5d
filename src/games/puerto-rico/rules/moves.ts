/** Every kind of move: its fields, and the role in which it is made. */
import {
  asked,
  countsOf,
  type Field,
  type MoveFrom,
  type MoveKinds,
  oneOf,
  optional,
  whole,
} from '../../../engine/move-kinds.ts'
import { ADDED_KINDS, type AddedKinds } from './expansions/move-kinds.ts'
import {
  ALL_BUILDINGS,
  GOODS,
  LAID_TILES,
  RESIDENT_PLACES,
  RESIDENTS,
  ROLE_TILES,
  TILES,
} from './vocabulary.ts'

const BASE_KINDS = {
  chooseRole: { during: 'roles', fields: { role: oneOf(ROLE_TILES) } },
  drawTile: { during: 'settler', fields: {} },
  takeTile: {
    during: 'settler',
    fields: { tile: oneOf(TILES), as: optional(oneOf(['forest'])) },
  },
  manTile: { during: 'settler', fields: { tile: oneOf(LAID_TILES) } },
  recruit: { during: 'mayor', fields: {} },
  /** So many of one's share of the ship are taken, where they may be refused; the rest is refused. */
  takeShare: { during: 'mayor', fields: { count: whole(0, 99) } },
  /**
   * A whole layout: how many tiles of a kind carry a resident, how many residents stand on a building,
   * and how many of them are nobles.
   */
  place: {
    during: 'mayor',
    unattended: true,
    fields: {
      island: countsOf(TILES),
      city: countsOf(ALL_BUILDINGS),
      nobles: optional(countsOf(RESIDENT_PLACES)),
    },
  },
  /** `pay` in place of coins that are missing; a resident is paid `from` where it stands. */
  build: {
    during: 'builder',
    fields: {
      building: oneOf(ALL_BUILDINGS),
      pay: optional(countsOf([...RESIDENTS, ...GOODS, 'vp'])),
      from: optional(oneOf(RESIDENT_PLACES)),
    },
  },
  manBuilding: { during: 'builder', fields: { building: oneOf(ALL_BUILDINGS) } },
  /** Everything that one's tiles and buildings make, where that may be left. */
  produce: { during: 'craftsman', fields: {} },
  takeGood: { during: 'craftsman', fields: { good: oneOf(GOODS) } },
  sell: { during: 'trader', fields: { good: oneOf(GOODS) } },
  /** `ship` by its size. Everything that fits is loaded; another `count` can be asked for, and is never legal. */
  load: { during: 'captain', fields: { good: oneOf(GOODS), ship: whole(1, 99), count: asked } },
  loadWharf: { during: 'captain', fields: { good: oneOf(GOODS), count: asked } },
  /** Points of a building are taken, where they may be declined. */
  takePoints: { during: 'any', fields: {} },
  /** What stays on the board after the ships have sailed; everything else goes back. */
  store: { during: 'captain', fields: { keep: countsOf(GOODS) } },
  pass: { during: 'any', unattended: true, fields: {} },
} as const satisfies MoveKinds

/** Every kind of move, those that only games with an expansion have among them. */
export const moveKinds = { ...BASE_KINDS, ...ADDED_KINDS }

/** Everything a player can do; each move names its seat. */
export type Move = MoveFrom<typeof moveKinds>
export type MoveKind = Move['do']
export type MoveOf<K extends MoveKind> = Extract<Move, { do: K }>

/** Moves that only games with an expansion have. */
export type AddedMoveKind = keyof AddedKinds
export type BaseMoveKind = Exclude<MoveKind, AddedMoveKind>
export const isAddedKind = (kind: MoveKind): kind is AddedMoveKind => kind in ADDED_KINDS

export const MOVE_KINDS = Object.keys(moveKinds) as readonly MoveKind[]

const kinds: MoveKinds = moveKinds

/** The role in which a kind of move is made. */
export const duringOf = (kind: MoveKind): string | undefined => kinds[kind]?.during

/** The fields of a kind of move. */
export const fieldsOfKind = (kind: MoveKind): Readonly<Record<string, Field>> =>
  kinds[kind]?.fields ?? {}
