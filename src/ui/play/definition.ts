import type { FunctionComponent } from 'preact'
import type { GameTypes } from '../../engine/types.ts'
import type { RefereeGame } from '../../referee/definition.ts'
import type { PersistedSetup, SaveGame } from '../../saves/definition.ts'
import type { NewGame, SavedGame } from '../../saves/game.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { SessionProps } from '../session/definition.ts'
import type { Level } from './player-names.ts'

/** What the page of play asks of a game. */
export interface PlayGame<G extends ScenarioTypes> {
  title: string
  saves: SaveGame<G>
  /** What a kept game is called; the position is null where the rules of this site can no longer follow it. */
  titleOf: (saved: SavedGame<G>, position: G['Position'] | null) => string
  /** A game in progress. */
  Session: FunctionComponent<SessionProps<G>> & { preload: () => unknown }
  SetUp: FunctionComponent<{ onStart: (game: NewGame<G>) => void }>
  /** The bots that may be played against, from the weakest to the strongest. */
  levels: readonly Level[]
  /** What a game from a position is set up with. */
  setupFrom: (position: G['Position']) => PersistedSetup<G>
  opening: OpenGame<G>
}

/** What opening an address asks. */
export interface OpenGame<G extends ScenarioTypes> {
  /** What the game is called. */
  name: string
  saves: SaveGame<G>
  /** The game to begin with: against the easiest bot. */
  newGame: () => NewGame<G>
  /** What positions are read by. */
  load: () => Promise<RefereeGame<G>>
  /** What some games need to be read, and which: those with a text that `isFor` finds it in. */
  more?: { isFor: (text: string) => boolean; load: () => Promise<unknown> }
}

export interface FieldsProps<Draft> {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** What setting a game up asks; `Draft` is what is chosen besides who plays and the number of the deal. */
export interface SetUpGame<G extends GameTypes, Draft> {
  saves: SaveGame<G>
  levels: readonly Level[]
  /** How many may play, and whether that is asked first. */
  seats: readonly number[]
  seatsFirst?: true
  /** What is said where one plays alone. */
  solo?: string
  draft: Draft
  /** The draft as it is played with so many. */
  fitted: (draft: Draft, seats: number) => Draft
  setupOf: (draft: Draft, seed: number) => PersistedSetup<G>
  /** The same as it is previewed, where not everything is loaded. */
  dealOf?: (draft: Draft, seed: number) => PersistedSetup<G>
  /** What is drawn before the page is awake, the same for all. */
  firstSeed: number
  /** Asked before all else. */
  First?: FunctionComponent<FieldsProps<Draft>>
  /** Asked of those who change the set-up. */
  Fields?: FunctionComponent<FieldsProps<Draft>>
  /** The options, where documents leave room, and the page that tells them. */
  Options: FunctionComponent<FieldsProps<Draft>>
  optionsHref: string
  /** What lies open at the start, and what that is. */
  firstLook: string
  Preview: FunctionComponent<{ state: G['Position'] }>
}
