/** How Korean is looked up: words without endings, questions run together, initial consonants. */

import { convertQwertyToHangul } from 'es-hangul'
import { cut } from '../cut.ts'
import type { AskedWord, Lexicon, SearchLanguage, Word } from '../search.ts'
import { wordsIn } from '../words-in.ts'
import { lettersOf, verbStem, withoutParticle } from './stem.ts'

/** Numbers of rules stay whole: 6.8. What is counted stands apart from its number: 4 and 칸. */
const WORD =
  /\d+(?:\.\d+)*|\p{Script=Hangul}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}]+/gu
const HANGUL = /\p{Script=Hangul}/u
const SYLLABLES = /^[가-힣]+$/
const INITIALS = /^[ㄱ-ㅎ\s]+$/
/** Consonants that begin a syllable, as letters of a word and as they are typed alone. */
const FIRST = Array.from({ length: 19 }, (_, index) => String.fromCharCode(0x1100 + index))
const CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
/** Laughter and tears, as they end what is typed in a chat. */
const LAUGHTER = /(?<=[가-힣\s?!.])([ㅋㅎㅠㅜ])\1*|\^\^/g
/** How a question ends, said politely or not. */
const QUESTION =
  /(?:[?？]|나요|까요?|건가요?|인가요?|은가요?|는가요?|하나|되나|돼|될까|죠|는지|냐)[\s.]*$/
/** Typed with the keyboard set to Latin letters. */
const LATIN_KEYS = /^[A-Za-z\s?.!]+$/
/** After these a word is none by itself; 이 and 가 may belong to it. */
const SURE_PARTICLE = /[을를은는]$/

const NUMBERS = new Map(
  '하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열 열하나 열둘'
    .split(' ')
    .map((word, index) => [word, String(index + 1)]),
)
for (const [index, word] of ['한', '두', '세', '네'].entries()) {
  NUMBERS.set(word, String(index + 1))
  if (index < 2) NUMBERS.set(`열${word}`, String(index + 11))
}
// Of people: 셋이 하면.
for (const word of ['둘', '셋', '넷', '다섯']) NUMBERS.set(`${word}이`, NUMBERS.get(word) ?? '')

function keysOf(word: string): string[] {
  if (!HANGUL.test(word)) return [word]
  const noun = withoutParticle(word)
  const verb = verbStem(word)
  const number = NUMBERS.get(word) ?? NUMBERS.get((verb ?? noun).normalize('NFC'))
  const isParted = noun !== word && (SURE_PARTICLE.test(word) || word.length - noun.length > 1)
  const isForm = verb !== null && word.length > verb.normalize('NFC').length
  const keys = [
    number,
    isParted || isForm ? null : lettersOf(word),
    noun === word ? null : lettersOf(noun),
    verb,
  ]
  return [...new Set(keys.filter((key) => key !== null && key !== undefined))]
}

/** Words that say how something is asked and not what. */
const SMALL = new Set(
  (
    '안 않다 못 꼭 몇 또 다 더 좀 왜 그냥 뭐 뭘 무엇 언제 어떻게 어디 얼마 얼마나 얼마야 누가 누구 수 거 것 때 경우 가능 질문 규칙 룰 그럼 근데 이거 등 및 ' +
    '하는 한다 되는 된다 있는 있다 이다 아닌 맞는 주는 준다 인가 인가요 일때 건가 건가요 나요 하나요 되나요 ' +
    '씩 개 번 같은 이미 벌써 모두 전부'
  )
    .split(' ')
    .flatMap(keysOf),
)
/** Written together with the verb in a chat: 안받아도, 다쓰면. */
const ADVERB = /^[안못다꼭또더](?=..)/
const SMALL_WEIGHT = 0.25

const words = (text: string): Word[] => wordsIn(text, WORD, keysOf)

const hasKey = (lexicon: Lexicon, key: string): boolean => SMALL.has(key) || lexicon.has(key)

/** A single syllable is known only as it stands: as the form of a verb nearly any would be. */
function isKnown(word: string, lexicon: Lexicon): boolean {
  const keys = word.length > 1 ? keysOf(word) : [NUMBERS.get(word) ?? lettersOf(word)]
  return keys.some((key) => hasKey(lexicon, key))
}

/** How surely a word is meant by a part of another: long ones more, the mere stem of a verb less. */
function worthOf(part: string, lexicon: Lexicon): number {
  if (!isKnown(part, lexicon)) return 0
  const isVerb =
    part.length > 1 && !keysOf(part).some((key) => !key.endsWith('-') && hasKey(lexicon, key))
  return part.length ** 2 - (isVerb ? 2.8 : 0.5)
}

/** The word meant by one that is nowhere, so many letters of which are wrong, or null. */
function spelt(word: string, slips: number, lexicon: Lexicon): string | null {
  for (const letters of keysOf(word)) {
    const key = letters.length < 4 * slips ? null : lexicon.nearest(letters, slips)
    if (key) return key.normalize('NFC').replace('-', '')
  }
  return null
}

/**
 * A word as it is found, or the words that it is made of. A slip in one letter is likelier than words run
 * together, and these likelier than two slips.
 */
function partsOf(word: string, lexicon: Lexicon): readonly string[] {
  const areKnown = (parts: readonly string[]): boolean =>
    parts.every((part) => isKnown(part, lexicon))
  if (areKnown([word])) return [word]
  if (!SYLLABLES.test(word)) return [spelt(word, 1, lexicon) ?? word]
  const [adverb = ''] = ADVERB.exec(word) ?? []
  if (adverb && isKnown(word.slice(1), lexicon)) return [adverb, word.slice(1)]
  // Syllables that are words each, as in 두개에, are no slip.
  const meant = areKnown([...word]) ? word : (spelt(word, 1, lexicon) ?? word)
  const parts = cut(meant, (part) => worthOf(part, lexicon))
  if (areKnown(parts)) return parts
  const other = spelt(word, 2, lexicon)
  if (other) return cut(other, (part) => worthOf(part, lexicon))
  return parts.map((part) =>
    isKnown(part, lexicon) ? part : (spelt(part, 1, lexicon) ?? spelt(part, 2, lexicon) ?? part),
  )
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

/** The search of Korean texts. */
export const searching: SearchLanguage = {
  words,
  askedWords: (query, lexicon) =>
    words(query.replace(LAUGHTER, ' ')).flatMap(({ text }) => partsOf(text, lexicon).map(asked)),
  isQuestion: (query) => QUESTION.test(query.replace(LAUGHTER, ' ').trim()),
  retyped(query) {
    if (!LATIN_KEYS.test(query)) return null
    const typed = convertQwertyToHangul(query)
    return /[가-힣]/.test(typed) && !/[ㄱ-ㅎㅏ-ㅣa-z]/i.test(typed) ? typed : null
  },
  askedInitials: (query) =>
    INITIALS.test(query.trim()) && query.trim() !== '' ? query.replace(/\s/g, '') : null,
  initials(text) {
    const each = words(text).map(({ text }) =>
      Array.from(lettersOf(text), (letter) => CONSONANTS[FIRST.indexOf(letter)] ?? '').join(''),
    )
    return each.map((_, index) => each.slice(index).join('')).filter((letters) => letters !== '')
  },
}
