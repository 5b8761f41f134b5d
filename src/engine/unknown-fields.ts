import type { MoveKinds } from './move-kinds.ts'

/** The keys of `words` that no move of its kind has: a slip of the pen. The seat is not named there. */
export function unknownFields(kinds: MoveKinds, words: { do: string }): string[] {
  const fields = kinds[words.do]?.fields
  return Object.keys(words).filter((key) => key !== 'do' && !(fields && Object.hasOwn(fields, key)))
}
