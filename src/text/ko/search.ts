/** How Korean is looked up: words without endings, questions run together, initial consonants. */
import { getChoseong } from 'es-hangul'
import type { AskedWord, Language, Lexicon, Word } from '../../search/language.ts'
import { lettersOf, verbStem, withoutParticle } from './stem.ts'

/** Numbers of rules stay whole: 6.8. What is counted stands apart from its number: 4 and 칸. */
const WORD =
  /\d+(?:\.\d+)*|[\p{Script=Hangul}]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}]+/gu
const HANGUL = /\p{Script=Hangul}/u
const SYLLABLES = /^[가-힣]+$/
const INITIALS = /^[ㄱ-ㅎ\s]+$/
/** Laughter and tears at the end of what is typed in a chat. */
const LAUGHTER = /(?<=[가-힣\s?!.])([ㅋㅎㅠㅜ])\1*|\^\^/g

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '하나 한',
    '둘 두',
    '셋 세',
    '넷 네',
    '다섯',
    '여섯',
    '일곱',
    '여덟',
    '아홉',
    '열',
    '열한',
    '열두',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, String(index + 1)])),
)

/** Words that say how something is asked and not what. */
const SMALL = new Set(
  (
    '안 못 꼭 몇 또 다 더 좀 왜 그냥 뭐 뭘 무엇 언제 어떻게 어디 수 거 것 때 경우 가능 질문 규칙 룰 그럼 근데 이거 등 및 ' +
    '하는 한다 되는 된다 있는 있다 이다 아닌 맞는 주는 준다 인가 인가요 일때 건가 건가요 나요 하나요 되나요 씩 개 번 같은 이미 벌써 모두 전부'
  )
    .split(' ')
    .flatMap((word) => keysOf(word)),
)
const SMALL_WEIGHT = 0.25
/** Pieces into which a question run together may fall. */
const LONGEST_PIECE = 7

function keysOf(word: string): string[] {
  if (!HANGUL.test(word)) return [word]
  const number = NUMBERS[word]
  const noun = withoutParticle(word)
  const verb = verbStem(word)
  const isSure = noun !== word && (/[을를]$/.test(word) || word.length - noun.length > 1)
  const keys = [
    ...(number ? [number] : []),
    ...(isSure ? [] : [lettersOf(word)]),
    ...(noun === word ? [] : [lettersOf(noun)]),
    ...(verb ? [verb] : []),
  ]
  return [...new Set(keys)]
}

function words(text: string): Word[] {
  return Array.from(text.normalize('NFC').toLowerCase().matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    at: index,
    keys: keysOf(word),
  }))
}

interface Piece {
  text: string
  isKnown: boolean
}
interface Cut {
  worth: number
  pieces: readonly Piece[]
}

/** Letters that are nowhere in a row are one piece: a word misspelt. */
function add(pieces: readonly Piece[], piece: Piece): readonly Piece[] {
  const last = pieces.at(-1)
  if (!last || last.isKnown || piece.isKnown) return [...pieces, piece]
  return [...pieces.slice(0, -1), { text: last.text + piece.text, isKnown: false }]
}

/** Long pieces count most; the stem of a verb is found in much that holds no verb. */
function worthOf(piece: string, lexicon: Lexicon): number {
  const isSure =
    piece.length === 1 ||
    keysOf(piece).some((key) => !key.endsWith('-') && (SMALL.has(key) || lexicon.has(key)))
  return piece.length ** 2 - (isSure ? 0.3 : 2.8)
}

/** A word that is nowhere, cut into words that are, long ones before short: 배꽉차면 into 배, 꽉 and 차면. */
function cut(word: string, lexicon: Lexicon): readonly string[] {
  const best: Cut[] = [{ worth: 0, pieces: [] }]
  for (let end = 1; end <= word.length; end++)
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start++) {
      const before = best[start]
      const text = word.slice(start, end)
      const piece = { text, isKnown: isKnown(text, lexicon) }
      if (!before || (!piece.isKnown && text.length > 1)) continue
      const worth = before.worth + (piece.isKnown ? worthOf(text, lexicon) : -1)
      if (worth > (best[end]?.worth ?? Number.NEGATIVE_INFINITY))
        best[end] = { worth, pieces: add(before.pieces, piece) }
    }
  const { worth, pieces } = best[word.length] ?? { worth: 0, pieces: [] }
  return worth > 0 ? pieces.map(({ text }) => text) : [word]
}

function asked(word: string): AskedWord {
  const keys = keysOf(word)
  return {
    text: word,
    keys,
    weight: keys.some((key) => SMALL.has(key)) ? SMALL_WEIGHT : 1,
    isOpen: !SYLLABLES.test(word) || word.length > 1,
  }
}

/** A single syllable is known as it stands alone: forms of verbs would make one of nearly any. */
function isKnown(word: string, lexicon: Lexicon): boolean {
  const keys = word.length > 1 ? keysOf(word) : [NUMBERS[word] ?? lettersOf(word)]
  return keys.some((key) => SMALL.has(key) || lexicon.has(key))
}

/** The word meant by one that is nowhere: one or two letters differ, or none. */
function spelt(word: string, lexicon: Lexicon): string | null {
  const letters = lettersOf(word)
  for (let slips = 1; slips <= (letters.length < 8 ? 1 : 2); slips++) {
    const key = letters.length < 4 ? null : lexicon.nearest(letters, slips)
    if (key) return key.normalize('NFC').replace('-', '')
  }
  return null
}

function parts(word: string, lexicon: Lexicon): readonly string[] {
  if (isKnown(word, lexicon)) return [word]
  if ([...word].every((syllable) => isKnown(syllable, lexicon))) return [...word]
  const meant = keysOf(word)
    .map((key) => spelt(key, lexicon))
    .find((key) => key !== null)
  if (meant && isKnown(meant, lexicon)) return [meant]
  return SYLLABLES.test(word) ? cut(meant ?? word, lexicon) : [word]
}

function askedWords(query: string, lexicon: Lexicon): AskedWord[] {
  return words(query.replace(LAUGHTER, ' ')).flatMap(({ text }) =>
    parts(text, lexicon)
      .flatMap((part) => (isKnown(part, lexicon) ? part : (spelt(part, lexicon) ?? part)))
      .map(asked),
  )
}

/** The search of Korean texts. */
export const korean: Language = {
  words,
  askedWords,
  askedInitials: (query) =>
    INITIALS.test(query.trim()) && query.trim() !== '' ? query.replace(/\s/g, '') : null,
  initials(text) {
    const each = (text.match(WORD) ?? []).map((word) => getChoseong(word))
    return each.map((_, index) => each.slice(index).join('')).filter((found) => found !== '')
  },
}
