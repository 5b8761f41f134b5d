import type { ComponentChildren, FunctionComponent } from 'preact'
import type { GameTypes, RuleOf } from '../../engine/types.ts'
import type { RefereeGame } from '../../referee/definition.ts'
import type { Meeting } from '../../saves/by-link/meet.ts'
import type { SaveGame } from '../../saves/definition.ts'
import type { SavedGame } from '../../saves/game.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { TableGame } from '../table/definition.ts'
import type { LiveGame, Turn } from '../table/useGame.ts'
import type { ExplainingBots } from './explaining-bots.ts'

/** The bots of a game, as a table asks for them. */
export interface TableBots<G extends GameTypes> {
  levels: readonly string[]
  /** Those that have a use for the time in which a person decides. */
  thinkingAhead: readonly string[]
  /** Starts those for a game that stands here. */
  start: (position: G['Position']) => ExplainingBots<G['Position'], G['Move']>
  isOver: (position: G['Position']) => boolean
  keyOfMove: (move: G['Move']) => string
  /** What a bot draws its chances from at a position. */
  seedOf: (position: G['Position']) => number
  /** How long a level thinks about a decision where the reader lets bots think for `ms` milliseconds. */
  timeOf: (level: string, ms: number) => number
  /** Who gives hints. */
  hintLevel: string
}

/** What a game in progress asks of it. */
export interface SessionGame<G extends ScenarioTypes, Hand> {
  /** What the page is called. */
  title: string
  saves: SaveGame<G>
  table: TableGame<G, Hand>
  bots: TableBots<G>
  /** Kinds of moves that every turn begins or ends with: nobody has a reason for them. */
  routine?: ReadonlySet<G['Move']['do']>
  /** Rules that turn up what nobody could know, and what is said where their moves were taken back. */
  revealing: { rules: ReadonlySet<RuleOf<G>>; announcement: string }
  /** Whether the boards keep their places, as where there is room for them side by side. */
  useKeptPlaces: (position: G['Position']) => boolean
  /** What is played by, in one line below the table. */
  Rules: FunctionComponent<{ position: G['Position'] }>
  /** What people may do while a bot is to move. */
  Meanwhile?: FunctionComponent<MeanwhileProps<G>>
  /** What a finished game is shown as. */
  Ending: FunctionComponent<EndingProps<G, Hand>>
  /** Fetches what is not needed to begin. */
  preload: () => void
  /** The page that judges positions of it, and what that reads them by. */
  referee: { href: string; load: () => Promise<RefereeGame<G>> }
}

/** What a link of a game brought to this device. */
export type Met<G extends GameTypes> = Exclude<Meeting<G>, { is: 'other' }>

/** A game that is open. */
export interface SessionProps<G extends GameTypes> {
  saved: SavedGame<G>
  /** Where its moves have led, and how. */
  position: G['Position']
  turns: readonly Turn<G>[]
  /** What a link brought that it was opened by. */
  met?: Met<G>
  /** Goes over to another game. */
  onBegin: (game: SavedGame<G>) => void
  onLeave: () => void
}

export interface MeanwhileProps<G extends GameTypes> {
  position: G['Position']
  players: readonly string[]
  /** Those who play here. */
  humans: readonly number[]
  onAttempt: (move: G['Move']) => void
}

export interface EndingProps<G extends GameTypes, Hand> {
  saved: SavedGame<G>
  table: TableGame<G, Hand>
  game: LiveGame<G>
  players: readonly string[]
  /** Whose board is shown as one's own. */
  viewer: number
  /** What hands the finished game on by its link, where it is played so. */
  handOn: ComponentChildren
  /** Goes over to another game. */
  onBegin: (game: SavedGame<G>) => void
}
