import type { MoveKind } from '../rules/moves.ts'
import type { LeHavre } from '../rules/types.ts'
import type { BuildingId, CardId, Offer, ShipId } from '../rules/vocabulary.ts'
import type { Level } from './levels.ts'
import type { Deed, Part } from './parts.ts'

/** What an own action is for, as the bot sees its own next actions. */
export type Aim =
  /** A card to be built; a ship perhaps at a wharf that is to be built before. */
  | { kind: 'card'; card: CardId; wharf: BuildingId | null }
  /** Goods to be shipped for so many francs. */
  | { kind: 'load'; francs: number }
  /** So much less food is missing at the end of the round. */
  | { kind: 'food'; food: number }

/** Moves within an action of which there is no more to say than what they are. */
export type Made = Exclude<
  MoveKind,
  | 'takeOffer'
  | 'enter'
  | 'pay'
  | 'construct'
  | 'buildShip'
  | 'exchangeShip'
  | 'ship'
  | 'buy'
  | 'sell'
  | 'repay'
>

/** Why a bot chose a move; figures are of the game and of its own reckoning. */
export type Reason =
  /** `keeps`: who comes next would have taken it. */
  | { kind: 'gathers'; item: Offer; aim: Aim | null; keeps: boolean }
  /** `now`: the action itself reaches the aim. */
  | { kind: 'enters'; building: BuildingId; aim: Aim | null; now: boolean }
  /** The fee of a building, or what a card or its action takes. */
  | { kind: 'pays'; card: CardId; enters: boolean }
  | { kind: 'owes'; for: 'food' | 'interest' }
  | { kind: 'constructs'; building: BuildingId; francs: number }
  /** A ship, with the food that it brings in each round. */
  | { kind: 'launches'; ship: ShipId; food: number }
  | { kind: 'exchanges'; ship: ShipId }
  | { kind: 'ships'; francs: number }
  | { kind: 'buys'; card: CardId }
  /** Loans left when one is paid back. */
  | { kind: 'repays'; left: number }
  | { kind: 'made'; how: Made }
  /** As it came to mind. */
  | { kind: 'fancy' }

/** The types of Le Havre with those of its bots. */
export interface LeHavreBots extends LeHavre {
  Level: Level
  Reason: Reason
  Part: Part
  Deed: Deed
}
