/** What markup asks of a language (`src/text/<language>/particle.ts`), for one whose words do not change. */

/** Whether spaces stand between words, so that letters right before or behind a term belong to its word. */
export const isSpaced = true

/** Whether `[[term|…]]` may name this particle: none. */
export const isParticle = (_particle: string): boolean => false

/** A particle at the beginning of a text that would have to stand inside the markup: none. */
export const changingParticleAt = (_text: string): string | null => null

/** A word with its particle; there is none, so any is a RangeError. */
export function withParticle(word: string, particle: string): string {
  throw new RangeError(`${word} takes no particle '${particle}'`)
}
