/** Moves told in part: what is not named may be anything. */
import { moveSchema } from '../games/puerto-rico/rules/moves.ts'
import type { MoveWords } from './schema.ts'

/** Whether a move is one that `words` tell of; a count that is not there is 0. */
export function matches(move: object, words: object): boolean {
  const facts = move as Record<string, unknown>
  return Object.entries(words).every(([key, wanted]) => same(facts[key], wanted))
}

/** Whether two whole moves are the same, whatever the order of their words. */
export function sameMove(one: object, other: object): boolean {
  return matches(one, other) && matches(other, one)
}

function same(fact: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return fact === wanted
  const counts = (fact ?? {}) as Record<string, unknown>
  return Object.entries(wanted).every(([key, count]) => (counts[key] ?? 0) === count)
}

/** Words that no move of this kind has: a slip of the pen. */
export function unknownWords(words: MoveWords): string[] {
  const shape = moveSchema.options.find((option) => option.entries.do.literal === words.do)
  return Object.keys(words).filter((key) => key === 'seat' || !(shape && key in shape.entries))
}
