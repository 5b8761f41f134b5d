/** Reading what somebody types in haste, whatever the game. */

/** A text as it is compared: without spaces and marks. */
export function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')
}

/** Whether a text is made of `words`, at least one of them, with nothing but fillers between. */
export function madeOf(
  text: string,
  words: readonly string[],
  fillers: readonly string[],
): boolean {
  const reached = new Map<number, boolean>([[0, false]])
  for (let at = 0; at < text.length; at++) {
    const named = reached.get(at)
    if (named === undefined) continue
    const reach = (word: string, names: boolean): void => {
      if (!text.startsWith(word, at)) return
      const end = at + word.length
      reached.set(end, names || named || reached.get(end) === true)
    }
    for (const word of words) reach(word, true)
    for (const word of fillers) reach(word, false)
  }
  return reached.get(text.length) === true
}
