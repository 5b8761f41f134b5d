/** The words of the expansions, which only pages that play them load (`expansions.ts`). */
import type { ExpansionOptionId, Expansions } from '../rules/expansions.ts'
import type { AddedMoveKind, MoveOf } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import type { AddedDecision } from '../rules/vocabulary.ts'
import type { Segment } from './markup.ts'

/** A move that no game without an expansion has. */
export type AddedMove = MoveOf<AddedMoveKind | 'takeTile' | 'manTile' | 'build'>

/** An option that is not as usual, and its value. */
export interface ChangedOption {
  id: ExpansionOptionId
  name: Segment[]
  value: Segment[]
}

interface AddedWords {
  move: (move: AddedMove) => Segment[]
  ask: (at: AddedDecision, position: Position) => Segment[]
  /** What is asked where the seat in turn has sold its good, and what declining is called there. */
  sold: { ask: () => Segment[]; pass: () => Segment[] }
  /** What a decision is called, and why a position cannot wait there. */
  at: (at: AddedDecision) => Segment[]
  waits: (at: AddedDecision) => Segment[]
  kind: (kind: AddedMoveKind) => Segment[]
  /** The options of a game that were changed. How its buildings were chosen is none: they lie there. */
  changed: (expansions: Expansions) => ChangedOption[]
}

let known: AddedWords | undefined

/** Makes the words of the expansions known. */
export function addWords(words: AddedWords): void {
  known = words
}

/** The words of the expansions. Who speaks of them loads them first; without that it throws. */
export function addedWords(): AddedWords {
  if (!known) throw new Error('the words of the expansions are not loaded')
  return known
}
