/** Why a bot chose a move, as figures from its own evaluation; words/bot-words.ts puts them in words. */
import type { Searched } from '../../../bots/bot.ts'
import type { Move } from '../rules/moves.ts'
import type { BuildingId, Good, RoleTile, Tile } from '../rules/vocabulary.ts'

/**
 * Figures called `worth`, `mine`, `theirs` and `margin` are points, as the bot reckons them; `theirs` of all
 * `others`, so many people, together.
 */
export type Reason =
  | { kind: 'only' }
  | Searched<Move, Reason>
  /** A beginner's whim, and what a beginner likes; `coins` lie on the role that is chosen. */
  | { kind: 'fancy' }
  | { kind: 'likes'; move: Move; coins: number }
  | { kind: 'role'; role: RoleTile; coins: number; mine: number; theirs: number; others: number }
  /** A tile, and whether it works at once, waits for a building, or saves coins. */
  | { kind: 'tile'; tile: Tile; use: 'ready' | 'waiting' | 'quarry'; worth: number }
  /** What a move of the expansions is worth. */
  | { kind: 'worth'; worth: number }
  | { kind: 'draw' }
  | { kind: 'colonist' }
  | { kind: 'layout'; goods: number; buildings: number }
  | { kind: 'build'; building: BuildingId; price: number; vp: number; worth: number }
  | { kind: 'save'; coins: number }
  | { kind: 'extra'; good: Good; worth: number }
  | { kind: 'sell'; good: Good; coins: number }
  | { kind: 'hold' }
  /** Points for this load, and for oneself and all others until the phase is over. */
  | { kind: 'load'; good: Good; points: number; mine: number; theirs: number; others: number }
  | { kind: 'wait'; mine: number; theirs: number; others: number }
  | { kind: 'store'; goods: number; worth: number }
