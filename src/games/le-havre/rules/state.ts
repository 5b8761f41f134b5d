import type { Need } from './effects.ts'
import type { Options } from './options.ts'
import type {
  At,
  BuildingId,
  ByItem,
  CardId,
  Items,
  Offer,
  Seat,
  ShipId,
  ShipType,
  SpecialId,
  Tile,
  Version,
} from './vocabulary.ts'

export interface Player {
  items: ByItem
  loans: number
  /** The building where the disc stands; null at home. */
  disc: BuildingId | null
  buildings: BuildingId[]
  ships: ShipId[]
}

/** What the seat that decides owes before the game goes on. A fee and food follow from the position. */
export type Owed =
  | { for: 'fee' | 'food' | 'interest' }
  | { for: 'deal'; need: Need; gain: Items; card: CardId | null }

/** What must be remembered within one turn or one end of a round. */
export interface Phase {
  /** The supply action has been made. */
  supplied: boolean
  /** The main action has begun. */
  acted: boolean
  /** The building whose action runs. */
  building: BuildingId | null
  /** Which of its effects comes next. */
  effect: number
  /** Buildings and ships that this turn's visit has brought so far. */
  constructed: number
  owed: Owed | null
  /** Seats already asked, in interest and feeding. */
  asked: number
  /** Cards sold in this turn, and whether the seller's disc stood there. */
  sold: { seat: Seat; card: CardId; disc: boolean }[]
}

/**
 * The whole game as plain JSON, hidden order included. Nothing but ids, counts and small arrays,
 * so that it survives `JSON.stringify` and `JSON.parse`.
 */
export interface State {
  version: Version
  options: Options
  /** State of the random generator, a 32-bit integer. */
  rng: number
  /** From 1; in the final stage it stays the last. */
  round: number
  /** Turns begun in this round, or in the final stage. */
  turn: number
  final: boolean
  /** Whose turn it is. */
  active: Seat
  /** Who decides now. */
  seat: Seat
  players: Player[]
  offers: Record<Offer, number>
  /** The supply tiles in their order; those not reached yet lie face down. */
  tiles: Tile[]
  town: BuildingId[]
  /** Cards to be constructed, the top one first. */
  stacks: BuildingId[][]
  /** Ships to be built or bought by type, the top one first. */
  ships: Record<ShipType, ShipId[]>
  specials: {
    /** Face down, the top one first. */
    pile: SpecialId[]
    /** What each seat has looked at of the pile. */
    seen: SpecialId[][]
    /** Whether somebody else has laid the top two back since. */
    mixed: boolean[]
    /** Turned up, waiting for an empty space of the stacks. */
    beside: BuildingId[]
  }
  /** Wharves that are modernised. */
  modernised: BuildingId[]
  /** Ships that have left the game. */
  gone: ShipId[]
  phase: Phase
}

/** A state together with the place in the statechart where it waits. */
export interface Position extends State {
  at: At
}

/** A copy that shares nothing with the original. */
export function copyState<S extends State>(state: S): S {
  const { specials, ships, phase } = state
  return {
    ...state,
    options: { ...state.options },
    players: state.players.map((player) => ({
      ...player,
      items: { ...player.items },
      buildings: [...player.buildings],
      ships: [...player.ships],
    })),
    offers: { ...state.offers },
    tiles: [...state.tiles],
    town: [...state.town],
    stacks: state.stacks.map((stack) => [...stack]),
    ships: {
      wooden: [...ships.wooden],
      iron: [...ships.iron],
      steel: [...ships.steel],
      luxury: [...ships.luxury],
    },
    specials: {
      pile: [...specials.pile],
      seen: specials.seen.map((cards) => [...cards]),
      mixed: [...specials.mixed],
      beside: [...specials.beside],
    },
    modernised: [...state.modernised],
    gone: [...state.gone],
    phase: {
      ...phase,
      owed: phase.owed && { ...phase.owed },
      sold: phase.sold.map((sale) => ({ ...sale })),
    },
  }
}

/** The player in `seat`. A seat that does not exist is a programming error, not bad input. */
export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`no seat ${seat} in a game of ${state.players.length}`)
  return player
}
