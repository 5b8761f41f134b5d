/** What the registry holds of a game. A feature that a game does not have is left out; a command that needs it names both. */
import type { BotTypes } from '../bots/bot.ts'
import type { Input } from '../engine/fuzz.ts'
import type { GameTypes } from '../engine/types.ts'
import type { LinkTrip } from '../saves/by-link/roundtrip.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { Mutation } from '../scenario/mutation/survivors.ts'
import type { RoundTrip } from '../scenario/roundtrip.ts'
import type { WordSource } from '../text/read-words.ts'
import type { FigureMaker } from '../ui/figure/check.ts'
import type { Chunk } from './chunk.ts'
import type { Compared } from './compared.ts'
import type { GameFormat } from './game-format.ts'
import type { Made } from './made.ts'
import type { OpenedGame } from './openings.ts'
import type { PageRow } from './page-kind.ts'
import type { Played } from './played.ts'
import type { Players } from './players.ts'
import type { PuzzleRow, Puzzles } from './puzzles.ts'
import type { Refereed } from './refereed.ts'
import type { Run } from './run.ts'
import type { Tables } from './tables.ts'
import type { Taught } from './taught.ts'

/** Gives what it holds of a game, whose types it alone knows, to `use`. */
export type SomePlayed = <T>(use: <G extends GameTypes>(of: Played<G>) => T) => T
export type SomePlayers = <T>(use: <G extends BotTypes>(of: Players<G>) => T) => T
export type SomeOpened = <T>(use: <G extends BotTypes>(of: OpenedGame<G>) => T) => T
export type SomeTaught = <T>(use: <G extends ScenarioTypes>(of: Taught<G>) => T) => T
export type SomeRefereed = <T>(use: <G extends ScenarioTypes>(of: Refereed<G>) => T) => T
export type SomeRun = <T>(use: <G extends ScenarioTypes>(of: Run<G>) => T) => T
export type SomePuzzles = <T>(
  use: <Theme extends string, Puzzle extends PuzzleRow>(of: Puzzles<Theme, Puzzle>) => T,
) => T
export type SomeMutation = <T>(use: <G extends ScenarioTypes>(of: Mutation<G>) => T) => T
export type SomeRoundTrip = <T>(use: <G extends ScenarioTypes>(of: RoundTrip<G>) => T) => T
export type SomeLinks = <T>(use: <G extends GameTypes>(of: LinkTrip<G>) => T) => T

/** Features of a game that are loaded where a command needs them. Their names stand in messages. */
export interface Features {
  /** What its words are read by. */
  words: WordSource
  /** What its messages are tried with. */
  sentences: Made
  /** Games played in bulk. */
  play: SomePlayed
  /** Its bots, to be matched. */
  bots: SomePlayers
  /** How its games begin. */
  openings: SomeOpened
  /** Its course. */
  course: SomeTaught
  /** Its problems to practise on. */
  puzzles: SomePuzzles
  /** Its scenarios. */
  scenarios: SomeRun
  /** Verdicts in words. */
  referee: SomeRefereed
  /** How its scenario files are written, in tables. */
  format: GameFormat
  /** The engine beside a second implementation of its rules, from positions drawn by the seed. */
  oracle: (seed: number, isExpanded: boolean) => Compared[]
  /** Positions described in a scenario's words and positions reached by play, compared. */
  roundtrip: SomeRoundTrip
  /** Whole games written as links. */
  links: SomeLinks
  /** Its effects, to be removed one by one. */
  mutation: SomeMutation
  /** What is read from outside. */
  fuzz: () => readonly Input[]
  /** The figures of its reference, from scenarios. */
  figures: FigureMaker
  /** The chart written out as compiled code, by the name of its file; a game whose variants differ has one for each. */
  codegen: () => Readonly<Record<string, string>>
}

export type LoadFeatures = { [Feature in keyof Features]?: () => Promise<Features[Feature]> }
export type GameEntry = LoadFeatures & {
  tables: Tables
  /** Its pages by their kinds. */
  pages: readonly PageRow[]
  /** What of its modules comes as one file. */
  chunks: readonly Chunk[]
  /** Whether a language may be published before it has the game's texts. */
  mayLackTexts: boolean
}
