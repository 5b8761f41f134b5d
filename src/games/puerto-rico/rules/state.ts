import type { EditionId, Options } from './editions.ts'
import type {
  At,
  BuildingId,
  ByBuilding,
  ByGood,
  ByTile,
  EndTrigger,
  Good,
  RoleTile,
  Seat,
  Tile,
} from './vocabulary.ts'

/** A building on a player's board and the colonists on its circles. */
export interface Built {
  id: BuildingId
  workers: number
}

export interface Player {
  coins: number
  /** Points in chips, those written on paper included. */
  vp: number
  goods: ByGood<number>
  /** Land tiles by kind; where a tile lies makes no difference. */
  tiles: ByTile<number>
  /** Land tiles by kind that carry a colonist. */
  manned: ByTile<number>
  /** Buildings in the order they were built. */
  city: Built[]
  /** Colonists kept beside the board. */
  stored: number
}

export interface Ship {
  size: number
  good: Good | null
  count: number
}

export interface RoleCard {
  id: RoleTile
  coins: number
  takenBy: Seat | null
}

/** What must be remembered within one phase or one turn of it. */
export interface Phase {
  /** The land tile placed in this turn, while a colonist may still come with it. */
  tile: Tile | null
  /** The Hacienda drew a tile in this turn. */
  drawn: boolean
  /** The building built in this turn, while a colonist may still come with it. */
  building: BuildingId | null
  /** What the chooser produced, kind by kind. */
  produced: ByGood<number>
  /** Turns in a row without a loading action. */
  passes: number
  /** Seats that have used their wharf. */
  wharfUsed: Seat[]
  /** The chooser has loaded, so the captain's point is paid. */
  chooserLoaded: boolean
}

/**
 * The whole game as plain JSON, hidden order included. Nothing but ids, counts and small arrays,
 * so that it survives `JSON.stringify` and `JSON.parse`.
 */
export interface State {
  edition: EditionId
  options: Options
  /** State of the random generator, a 32-bit integer. */
  rng: number
  round: number
  /** Roles chosen so far in this round. */
  picks: number
  governor: Seat
  /** Who chooses, or chose, the current role. */
  chooser: Seat
  /** Who decides now. */
  seat: Seat
  /** The role tile in play; null while one is being chosen. */
  role: RoleTile | null
  roles: RoleCard[]
  /** Why this round is the last; empty while the game goes on. */
  ending: EndTrigger[]
  players: Player[]
  /** What lies in the supply beside the boards. */
  supply: {
    goods: ByGood<number>
    colonists: number
    vp: number
    /** Points credited after the chips ran out. */
    vpOnPaper: number
    quarries: number
    buildings: ByBuilding<number>
  }
  /** Colonists on the colonist ship (인력 시장). */
  market: number
  plantations: {
    faceUp: Good[]
    /** Face down; the last entry is drawn first. */
    pile: Good[]
    discard: ByGood<number>
  }
  ships: Ship[]
  /** Goods in the trading house. */
  house: Good[]
  phase: Phase
}

/** A state together with the place in the statechart where it waits. */
export interface Position extends State {
  at: At
}

// Copies are written out field by field: V8 makes such an object in place, and all of them in one shape.

const copyGoods = ({ corn, fruit, sugar, tobacco, coffee }: ByGood<number>): ByGood<number> => ({
  corn,
  fruit,
  sugar,
  tobacco,
  coffee,
})

const copyTiles = (tiles: ByTile<number>): ByTile<number> => {
  const { corn, fruit, sugar, tobacco, coffee, quarry } = tiles
  return { corn, fruit, sugar, tobacco, coffee, quarry }
}

const copyPlayer = ({ coins, vp, goods, tiles, manned, city, stored }: Player): Player => ({
  coins,
  vp,
  goods: copyGoods(goods),
  tiles: copyTiles(tiles),
  manned: copyTiles(manned),
  city: city.map(({ id, workers }) => ({ id, workers })),
  stored,
})

/** A copy that shares nothing with the original but the options, which never change. */
export function copyState<S extends State>(state: S): S {
  const { supply, plantations, phase } = state
  return {
    ...state,
    roles: state.roles.map(({ id, coins, takenBy }) => ({ id, coins, takenBy })),
    ending: state.ending.slice(),
    players: state.players.map(copyPlayer),
    supply: {
      goods: copyGoods(supply.goods),
      colonists: supply.colonists,
      vp: supply.vp,
      vpOnPaper: supply.vpOnPaper,
      quarries: supply.quarries,
      buildings: { ...supply.buildings },
    },
    plantations: {
      faceUp: plantations.faceUp.slice(),
      pile: plantations.pile.slice(),
      discard: copyGoods(plantations.discard),
    },
    ships: state.ships.map(({ size, good, count }) => ({ size, good, count })),
    house: state.house.slice(),
    phase: {
      tile: phase.tile,
      drawn: phase.drawn,
      building: phase.building,
      produced: copyGoods(phase.produced),
      passes: phase.passes,
      wharfUsed: phase.wharfUsed.slice(),
      chooserLoaded: phase.chooserLoaded,
    },
  }
}

/** The player in `seat`. A seat that does not exist is a programming error, not bad input. */
export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`no seat ${seat} in a game of ${state.players.length}`)
  return player
}
