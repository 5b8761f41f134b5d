/** What a language says where it lacks a text: the original, without the particles that it alone has. */

/** A text without particles in its markup: `[[house|을]]` becomes `[[house]]`. */
export const withoutParticles = (text: string): string =>
  text.replace(/\[\[(\w+)\\?\|[^\]]*\]\]/g, '[[$1]]').replace(/\{(\w+)\|[^{}]*\}/g, '{$1}')

/** The same of every text in a record of records. */
export function allWithoutParticles<T>(texts: T): T {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? withoutParticles(value) : value,
  )
}
