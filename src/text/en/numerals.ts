/** Numbers as they are said at a table, up to twelve. */
const SAID = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A text with numbers in figures: 'five corn' becomes '5 corn'. */
export const withDigits = (text: string): string =>
  text.replace(/\b[a-z]+\b/gi, (word) => {
    const index = SAID.indexOf(word.toLowerCase())
    return index < 0 ? word : String(index + 1)
  })
