/** As many whole sentences of a text as fit in `most` letters; the first at least. */
export function firstSentences(text: string, most: number): string {
  const ends = Array.from(
    text.matchAll(/[.?!](?=\s|$)|[。？！]/g),
    ({ index, 0: { length } }) => index + length,
  )
  return text.slice(0, ends.findLast((end) => end <= most) ?? ends[0])
}

/** The first sentence of an answer, and the reason after it. */
export function parted(answer: string): { verdict: string; reason: string } {
  const [, verdict = answer, reason = ''] =
    /^(.*?(?:[.?](?=\s)|[。？]))\s*(.+)$/s.exec(answer) ?? []
  return { verdict, reason }
}
