/** Text from outside, as a terminal or a log can show it. */

/** What a terminal obeys, and what turns the order of letters round; ends of lines apart. */
const OBEYED = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const ENDS = /[\n\t\r\u0085\u2028\u2029]/g
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const written = (letter: string): string =>
  NAMED[letter] ?? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The text with what a terminal would obey written out, as in JSON: `\u001b[2J`. Its lines stay as they are. */
export const printable = (text: string): string =>
  text.replace(OBEYED, (letter) => (letter === '\n' || letter === '\t' ? letter : written(letter)))

/** The same on one line, so that what is told of a file never looks like a line of ours. */
export const onOneLine = (text: string): string => printable(text.replace(ENDS, written))
