/** Where a title may go on in another line. */
import { LANGUAGE } from '#language/language.ts'

const WORDS = new Intl.Segmenter(LANGUAGE, { granularity: 'word' })
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Begins no line. */
const CLOSING = /^[\s\p{Pe}\p{Pf}\p{Po}\p{Pd}ー]/u
/** Ends no line. */
const OPENING = /[\p{Ps}\p{Pi}]$/u

function mayBreak(before: string, after: string): boolean {
  if (/\s$/.test(before)) return true
  const isJapanese = JAPANESE.test(before.at(-1) ?? '') || JAPANESE.test(after.charAt(0))
  return isJapanese && !CLOSING.test(after) && !OPENING.test(before)
}

/** A text in pieces that a line may end after: at its spaces, and between the words of Japanese, which has none. */
export function breakable(text: string): string[] {
  const pieces = ['']
  for (const { segment } of WORDS.segment(text)) {
    const before = pieces.at(-1) ?? ''
    if (before !== '' && mayBreak(before, segment)) pieces.push(segment)
    else pieces[pieces.length - 1] = before + segment
  }
  return pieces
}
