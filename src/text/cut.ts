/** Cutting words that are run together. */
const LONGEST_PART = 7
const UNKNOWN = -1

interface Part {
  text: string
  isKnown: boolean
}

/** Syllables in a row that are nowhere are one part: a word misspelt. */
function add(parts: readonly Part[], part: Part): readonly Part[] {
  const last = parts.at(-1)
  if (!last || last.isKnown || part.isKnown) return [...parts, part]
  return [...parts.slice(0, -1), { text: last.text + part.text, isKnown: false }]
}

/**
 * A word cut into parts that are worth the most together: 배꽉차면 into 배, 꽉 and 차면. `worthOf` gives 0
 * for what is no word. Where little of it is known, the word stays whole.
 */
export function cut(word: string, worthOf: (part: string) => number): readonly string[] {
  const best: { worth: number; parts: readonly Part[] }[] = [{ worth: 0, parts: [] }]
  for (let end = 1; end <= word.length; end++)
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start++) {
      const before = best[start]
      const text = word.slice(start, end)
      const own = worthOf(text)
      if (!before || (own === 0 && text.length > 1)) continue
      const worth = before.worth + (own || UNKNOWN)
      if (worth > (best[end]?.worth ?? Number.NEGATIVE_INFINITY))
        best[end] = { worth, parts: add(before.parts, { text, isKnown: own !== 0 }) }
    }
  const whole = best[word.length]
  return whole && whole.worth > 0 ? whole.parts.map(({ text }) => text) : [word]
}
