/** Moves told in part: what is not named may be anything. */
import { matches, unknownFields } from '../engine/move-kinds.ts'
import { moveKinds } from '../games/puerto-rico/rules/moves.ts'
import type { MoveWords } from './schema.ts'

export { matches }

/** Words that no move of this kind has: a slip of the pen. */
export const unknownWords = (words: MoveWords): string[] => unknownFields(moveKinds, words)
