/** How a word ends when it is read aloud in Korean: all that a particle asks of it. */
type Ending = 'vowel' | 'rieul' | 'consonant'

const RIEUL = 8
const FIRST_SYLLABLE = '가'.charCodeAt(0)
const FINALS = 28

/** 0 영, 1 일, 2 이 … 9 구. */
const DIGITS = '영일이삼사오육칠팔구'
/** The unit a whole number ends with, by its trailing zeros: 10 십, 100 백, 1000 천, 10000 만 … */
const SMALL_UNITS = ['', '십', '백', '천']
const LARGE_UNITS = ['', '만', '억', '조', '경']
/** Last syllables of the letters' names: A 에이, B 비 … L 엘, M 엠, N 엔, R 알. */
const LETTERS = '이비씨디이프지치이이이엘엠엔오피큐알스티유이유스이트'

function endingOfSyllable(syllable: string): Ending {
  const final = (syllable.charCodeAt(0) - FIRST_SYLLABLE) % FINALS
  if (final === 0) return 'vowel'
  return final === RIEUL ? 'rieul' : 'consonant'
}

function lastSyllableOfNumber(digits: string): string {
  const whole = !digits.includes('.')
  const zeros = whole && /[1-9]/.test(digits) ? (/0*$/.exec(digits)?.[0].length ?? 0) : 0
  if (zeros > 0) return LARGE_UNITS[Math.floor(zeros / 4)] || SMALL_UNITS[zeros % 4] || ''
  return DIGITS[Number(digits.at(-1))] ?? ''
}

/** What is read of a word: without marks at its end, and without what stands there in brackets. */
function readPart(word: string): string {
  const bare = word
    .normalize('NFC')
    .replace(/[\s\p{Pd}\p{Pe}\p{Pf}\p{Pi}\p{Po}\p{Ps}~]+$/u, (marks) =>
      marks.includes('%') ? '%' : '',
    )
  const bracketed = /[)\]）〕】]\P{L}*$/u.test(word)
  if (!bracketed) return bare
  const outside = bare.replace(/\s*[([（〔【][^()[\]（）〔〕【】]*$/u, '')
  return outside === '' || outside === bare ? bare : readPart(outside)
}

/**
 * How `word` ends when read: Hangul by its last syllable, digits by their Korean readings,
 * Latin letters by their names. Quotes and brackets at the end are skipped with what the brackets
 * hold. Null when the end can't be read (another script, nothing at all).
 */
export function endingOf(word: string): Ending | null {
  const read = readPart(word)
  const last = read.at(-1) ?? ''
  if (/[가-힣]/.test(last)) return endingOfSyllable(last)
  if (last === '%') return endingOfSyllable('트')
  const number = /\d(?:[\d,]*\d)?(?:\.\d+)?$/.exec(read)?.[0]
  if (number) return endingOfSyllable(lastSyllableOfNumber(number.replaceAll(',', '')))
  if (/[a-z]/i.test(last)) {
    return endingOfSyllable(LETTERS[last.toLowerCase().charCodeAt(0) - 97] ?? '')
  }
  return null
}
