/** Moves told in part: what is not named may be anything. */
import { matches, unknownFields } from '../engine/move-kinds.ts'
import { type MoveKind, moveKinds } from '../games/puerto-rico/rules/moves.ts'

export { matches }

/** Words that no move of this kind has: a slip of the pen. */
export const unknownWords = (words: { do: MoveKind }): string[] => unknownFields(moveKinds, words)
