/** What setting a position up asks of a game. */
import type { ComponentChildren } from 'preact'
import type { Problem } from '../../engine/types.ts'
import type { Words } from '../../referee/words.ts'
import type { NamingSet } from '../../text/naming-set.ts'
import type { SeatName } from '../table/definition.ts'
import type { Targets } from '../target.tsx'
import type { Drafting } from './useDraft.ts'

/** A tap puts a piece down, or takes one away. */
export const TOOLS = ['add', 'remove'] as const
export type Tool = (typeof TOOLS)[number]

export interface Hold {
  tool: Tool
  /** The board that pieces from the supply go to. */
  board: number
}

/** What a tap stands for: an edit, or a question back, which is what comes there. */
export type TapEdit<Edit, Pick> = { edit: Edit } | { pick: Pick }

/** A problem of a position: the part where it is mended, what is wrong, how to mend it. */
export interface ProblemWords {
  part: string
  where: Words
  what: Words
  mend: Words
}

/** A part of the table by numbers. */
export interface Part {
  name: string
  title: Words
  draw: () => ComponentChildren
}

/** All that a player has as one line of words. */
export interface Kit<Position, Edit> {
  /** How it is written, in a sentence. */
  about: Words
  lineOf: (position: Position, seat: number, set: NamingSet) => string
  read: (
    line: string,
    position: Position,
    seat: number,
  ) => { ok: true; edit: Edit } | { ok: false; found: string }
}

/** A count that stands in the bar for the board that is edited. */
export interface BarCount<Edit> {
  of: Words
  count: number
  set: (count: number) => Edit
}

export interface PickProps<Position, Edit, Pick> {
  drafting: Drafting<Position, Edit>
  board: number
  pick: Pick
  onEdit: (edit: Edit) => void
  nameOf: SeatName
}

export interface SetUpDefinition<Position, Edit, Pick> {
  validate: (position: Position) => readonly Problem[]
  editAt: (draft: Position, hold: Hold, key: string, seat?: number) => TapEdit<Edit, Pick> | null
  drawTable: (props: {
    state: Position
    viewer: number
    players: readonly string[]
    targets: Targets
  }) => ComponentChildren
  /** Where the game stands and what must be known of that, by choices. */
  drawTurn: (drafting: Drafting<Position, Edit>) => ComponentChildren
  drawPick: (props: PickProps<Position, Edit, Pick>) => ComponentChildren
  /** What stands in the bar besides, such as a way to pieces that are in no sight. */
  drawTools?: (props: { draft: Position; onPick: (pick: Pick) => void }) => ComponentChildren
  turnTitle: Words
  parts: (drafting: Drafting<Position, Edit>, nameOf: SeatName) => readonly Part[]
  barCounts: (draft: Position, board: number) => readonly BarCount<Edit>[]
  /** Fetches how a board is written in words; null for a position that has no such words. */
  kitOf: (draft: Position) => (() => Promise<Kit<Position, Edit>>) | null
  /** What an edit has changed; empty where nothing counted did, or the whole table. */
  changeWords: (before: Position, after: Position, nameOf: SeatName) => Words
  /** Fetched with the first problem: most positions have none. */
  loadProblemWords: () => Promise<(problem: Problem, nameOf: SeatName) => ProblemWords>
  /** What mends a problem by one press, and what that is called. */
  mendOf?: (problem: Problem, draft: Position) => { words: Words; edit: Edit } | null
}
