import type { GameTypes, RuleOf } from '../engine/types.ts'
import type { ScenarioGame, ScenarioTypes } from '../scenario/definition.ts'
import type { ParsedFile } from '../scenario/parse.ts'

/** What the referee asks of a game besides its scenarios. */
export interface RefereeGame<G extends ScenarioTypes> extends ScenarioGame<G> {
  referee: {
    /** A position that need not be possible, to be mended by hand; null where it cannot even be drawn. */
    draftFrom: (start: G['Start']) => G['Position'] | null
    /** Whether a legal move of another kind leads to where the refused one is made. */
    leadsTo: (move: G['Move'], refused: G['Move']) => boolean
    /** What sets two moves apart besides their fields, such as prices; a field that differs counts 2. */
    apart: (move: G['Move'], refused: G['Move']) => number
    /** What a legal move is one of, where another is refused: of each sort one is offered before any second. */
    sortOf: (move: G['Move']) => string
    /** Where there are too many legal moves to compare: the one that comes nearest; null elsewhere. */
    mended: (position: G['Position'], refused: G['Move']) => G['Move'] | null
    /** Where there are too many legal moves to list: how many there are; null elsewhere. */
    countMoves: (position: G['Position']) => number | null
    /** What a scenario can say of a position in which nothing happens, and rules that it cites. */
    standing: (position: G['Position']) => { rules: RuleOf<G>[]; end: G['End'] }
  }
}

/** How a game tells a position in one line of letters, where it does. It is loaded only where something is read. */
export interface LineNotation<G extends ScenarioTypes> {
  isLine: (text: string) => boolean
  readLine: (text: string) => ParsedFile<G['Start']>
}

export type KindOf<G extends GameTypes> = G['Move']['do']
