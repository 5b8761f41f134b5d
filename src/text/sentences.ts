/** As many whole sentences of a text as fit in `most` letters; the first at least. */
export function firstSentences(text: string, most: number): string {
  const ends = Array.from(
    text.matchAll(/[.?!](?=\s|$)|[。？！]/g),
    ({ index, 0: { length } }) => index + length,
  )
  return text.slice(0, ends.findLast((end) => end <= most) ?? ends[0])
}
