/** What decisions and kinds of moves are called. */
import { isAddedKind, type MoveKind } from '../rules/moves.ts'
import { type At, isAdded } from '../rules/vocabulary.ts'
import { addedWords } from './added.ts'
import type { Segment } from './markup.ts'
import { say } from './messages/referee.ts'

/** What a decision is called. */
export const atWords = (at: At): Segment[] => (isAdded(at) ? addedWords().at(at) : say(`at.${at}`))

/** What a kind of move is called. */
export const kindWords = (kind: MoveKind): Segment[] =>
  isAddedKind(kind) ? addedWords().kind(kind) : say(`kind.${kind}`)
