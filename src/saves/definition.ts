import type * as v from 'valibot'
import type { Game } from '../engine/game.ts'
import type { GameTypes, Parsed } from '../engine/types.ts'
import type { LinkedGame } from './by-link/definition.ts'

/** What keeping games asks of a game. */
export interface SaveGame<G extends GameTypes> {
  game: Game<G>
  /** The first position. */
  setUp: (setup: G['Setup']) => G['Position']
  /** What a file tells of a set-up; the seats are those who play. */
  setupSchema: v.GenericSchema<unknown, PersistedSetup<G>>
  /** A position that a game begins at, from any input. */
  parsePosition: (input: unknown) => Parsed<G['Position']>
  /** Whether the game is played so: with so many in this edition, which is that of the position where it begins. */
  isPlayed: (setup: G['Setup'], start?: G['Position']) => boolean
  /** The round that a position is in. */
  roundOf: (position: G['Position']) => number
  /** Levels of bots, from the weakest to the strongest. */
  levels: readonly string[]
  /** How it is written in a link; it comes when one is. A game without is not played by link. */
  linked?: () => Promise<LinkedGame<G>>
}

/** A set-up as it is kept, beside who plays. */
export type PersistedSetup<G extends GameTypes> = Omit<G['Setup'], 'seats'>
