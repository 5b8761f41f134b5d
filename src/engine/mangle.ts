/** Damages text and data as accidents and bad will do; the same draws, the same damage. */

const BITS = ['{', '[', '"', ': ', '\n- ', '&a', '*a', '!!', '\u0000', '\uac00']
const VALUES: readonly unknown[] = [
  null,
  -1,
  1e9,
  1e300,
  0.5,
  '',
  'x'.repeat(3000),
  [],
  {},
  [[[[[[1]]]]]],
  true,
  'constructor',
  Number.NaN,
]
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0']

export interface Mangler {
  below: (count: number) => number
  pick: <T>(items: readonly T[]) => T
  /** Text cut off, with letters changed, doubled, put in or left out. */
  mangled: (text: string) => string
  /** A copy with one value replaced by another, or a key that has no business there. */
  poisoned: (value: unknown) => unknown
}

/** A mangler that draws its damage from `draw`. */
export function manglerOf(draw: () => number): Mangler {
  const below = (count: number): number => Math.floor(draw() * count)
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T

  function mangled(text: string): string {
    const at = below(text.length)
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << below(7)))
    switch (below(6)) {
      case 0:
        return text.slice(0, at)
      case 1:
        return text.slice(0, at) + flipped + text.slice(at + 1)
      case 2:
        return text.slice(0, at) + text.slice(at + 1 + below(20))
      case 3:
        return text.slice(at) + text
      case 4:
        return text.slice(0, at) + pick(BITS) + text.slice(at)
      default:
        return text.repeat(2 + below(40))
    }
  }

  function poisoned(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return pick(VALUES)
    const entries = Object.entries(value)
    const chosen = below(entries.length + 1)
    if (Array.isArray(value))
      return value.length === 0 || draw() < 0.2
        ? pick(VALUES)
        : value.map((item, index) => (index === chosen % value.length ? poisoned(item) : item))
    // JSON.parse makes an own `__proto__`, an object literal would not.
    if (draw() < 0.15)
      return JSON.parse(
        `{${[...entries, [pick(KEYS), pick(VALUES)]]
          .map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item) ?? 'null'}`)
          .join()}}`,
      )
    return Object.fromEntries(
      entries.map(([key, item], index) => [key, index === chosen ? poisoned(item) : item]),
    )
  }

  return { below, pick, mangled, poisoned }
}
