/** What the screens of the referee ask of a game. */
import type { FunctionComponent } from 'preact'
import type { RefereeGame } from '../../referee/definition.ts'
import type { ReadLink } from '../../referee/link.ts'
import type { Words } from '../../referee/words.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { SeatName, TableGame, TapGame } from '../table/definition.ts'
import type { ByNames } from './by-names.ts'
import type { MoveFormDefinition } from './move-form.ts'
import type { VerdictWords } from './words-definition.ts'

/** Where questions come from, and where a position that is being set up goes. */
export interface Opening<G extends ScenarioTypes> {
  /** The question that an address asks for; null where it asks for none. */
  openAddress: (address: Location) => Promise<ReadLink<G> | null>
  openLink: (hash: string) => Promise<ReadLink<G>>
  /** The position of a draft that the device kept: raw, or as a link. */
  openKept: (kept: unknown) => Promise<G['Position'] | null>
  /** A scenario or a lesson's step, by its name on the site; with what is asked there it is answered at once. */
  openFile: (name: string, asked?: object) => Promise<ReadLink<G>>
  /** A line, YAML, JSON, or a link with whatever stands around it. */
  openText: (text: string) => Promise<ReadLink<G>>
  /** The part behind # that opens a position for further setting up. */
  linkOfDraft: (position: G['Position']) => Promise<string>
}

/** How a question is told in plain words, apart from its verdict. */
export interface ReportDefinition<G extends ScenarioTypes> {
  /** What is asked about, where no move is. */
  title: (position: G['Position']) => Words
  /** The table in sentences. */
  position: (position: G['Position'], nameOf: SeatName) => Words[]
  /** Everything about a position in which no move is asked about. */
  survey: (position: G['Position'], nameOf: SeatName) => Words[]
  /** A position in one line, to be read again. */
  line: (position: G['Position']) => string | Promise<string>
}

/** What asking about a position asks of a game. */
export interface AskDefinition<G extends ScenarioTypes, Hand> {
  gameDefinition: RefereeGame<G>
  words: VerdictWords<G>
  taps: TapGame<G, Hand>
  /** The table that a position is played on; null while its code is on its way. */
  useTable: (position: G['Position']) => TableGame<G, Hand> | null
  loadOpening: () => Promise<Opening<G>>
  loadReport: () => Promise<ReportDefinition<G>>
  form: MoveFormDefinition<G>
  /** Which rules are in force, and the same as a text that differs where they do. */
  InForce: FunctionComponent<{ state: G['Position'] }>
  rulesOf: (position: G['Position']) => string
  /** The score now. */
  Score: FunctionComponent<{ position: G['Position']; players: readonly string[] }>
  /** How near the end is, where a game tells. */
  End?: FunctionComponent<{ position: G['Position'] }>
  /** What can be looked at here besides: above the board, and below it while a verdict stands there. */
  Beside?: FunctionComponent<{ position: G['Position']; onAsk: (move: G['Move']) => void }>
}

/** What beginning from another position asks of a game. */
export interface StartDefinition<G extends ScenarioTypes> {
  id: string
  loadOpening: () => Promise<Opening<G>>
  /** The scenarios that are disputed most, each to be asked with one tap. */
  loadDisputes: () => Promise<readonly string[]>
  /** How a position in one line is read, where a game has letters for it. */
  Legend?: FunctionComponent
}

export interface StartProps<G extends ScenarioTypes> {
  definition: StartDefinition<G>
  /** With the question in words, where it has any. */
  onOpen: (opened: ReadLink<G>, inWords?: ByNames) => void
  onNew: () => void
}
