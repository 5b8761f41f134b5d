import type { EditionId, Options } from './editions.ts'
import type { Expansions } from './expansions.ts'
import type { RuleId } from './rule-ids.ts'
import type {
  AddedBuildingId,
  At,
  BuildingId,
  ByBuilding,
  ByGood,
  ByTile,
  EndTrigger,
  Good,
  LaidTile,
  ResidentPlace,
  RoleTile,
  Seat,
} from './vocabulary.ts'

/** A building on a player's board and the residents on its circles. */
export interface Built {
  readonly id: BuildingId
  readonly workers: number
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
  /** Residents kept beside the board. */
  stored: number
  /** How many of the residents of each place are nobles. Only in games with nobles. */
  nobles?: Partial<Record<ResidentPlace, number>>
  /** Plantations that lie face down as forests, by what they are. Only in games with new buildings. */
  forests?: ByGood<number>
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
interface Phase {
  /** The land tile placed in this turn, while a colonist may still come with it. */
  tile: LaidTile | null
  /** The Hacienda drew a tile in this turn. */
  drawn: boolean
  /** The building built in this turn, while a colonist may still come with it. */
  building: BuildingId | null
  /** What the chooser produced, kind by kind. */
  produced: ByGood<number>
  /** Turns in a row without a loading action. */
  passes: number
  /** Seats that have used their wharf. */
  wharfUsed: readonly Seat[]
  /** The chooser has loaded, so the captain's point is paid. */
  chooserLoaded: boolean
  /** Points that wait to be taken or declined, the next ones first; only where they can be declined. */
  due: readonly DuePoints[]
}

/** Points that a seat has yet to take or decline, and the rule behind them. */
export interface DuePoints {
  readonly seat: Seat
  readonly points: number
  readonly rule: RuleId
}

/** Buildings that nobody has built yet, by kind. */
type Stock = ByBuilding<number> & Partial<Record<AddedBuildingId, number>>

/**
 * The whole game as plain JSON, hidden order included. Nothing but ids, counts and small arrays,
 * so that it survives `JSON.stringify` and `JSON.parse`. What is read-only in it is replaced and never
 * changed: copies share it.
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
  ending: readonly EndTrigger[]
  players: Player[]
  /** What lies in the supply beside the boards. */
  supply: {
    goods: ByGood<number>
    colonists: number
    /** Colonists of the ship that nobody took: out of the game. */
    refused: number
    vp: number
    /** Points credited after the chips ran out. */
    vpOnPaper: number
    quarries: number
    buildings: Readonly<Stock>
  }
  /** Residents on the colonist ship (인력 시장). */
  market: number
  plantations: {
    faceUp: readonly Good[]
    /** Face down; the last entry is drawn first. */
    pile: readonly Good[]
    discard: ByGood<number>
  }
  ships: Ship[]
  /** Goods in the trading house. */
  house: readonly Good[]
  phase: Phase
  /** What the expansions add; only in games that are played with one. */
  expansions?: Expansions
}

/** A state together with the place in the statechart where it waits. */
export interface Position extends State {
  at: At
}

// Copies are written out field by field: V8 makes such an object in place, and all of them in one shape.

/** The player in `seat`. A seat that does not exist is a programming error, not bad input. */
export function playerAt(state: Pick<State, 'players'>, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`no seat ${seat} in a game of ${state.players.length}`)
  return player
}

/** Leaves so many buildings of a kind in the supply. */
export function putInStock({ supply }: State, id: BuildingId, count: number): void {
  const buildings: Stock = { ...supply.buildings }
  buildings[id] = count
  supply.buildings = buildings
}
