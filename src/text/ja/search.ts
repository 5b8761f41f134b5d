/** How Japanese is looked up: by runs of one kind of letter, kana folded, questions cut by the words of the index. */
import { cut } from '../cut.ts'
import type { AskedWord, Lexicon, SearchLanguage, Word } from '../search.ts'

/** Numbers of rules stay whole: 6.8. What is counted stands apart from its number: 4 and マス. */
const WORD =
  /\d+(?:\.\d+)*|\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}[\p{Script=Hiragana}ー]*|[\p{L}\p{M}]+/gu
const HAN = /^\p{Script=Han}/u
const HIRAGANA = /^\p{Script=Hiragana}/u
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const NUMERALS = '一二三四五六七八九十'
/** Katakana stand so far behind hiragana. */
const BETWEEN_KANA = 0x60
/** Shorter kana behind kanji end a verb. */
const SHORTEST_WORD = 3
/** Shorter words are too like others to be put right. */
const SHORTEST_MISSPELT = 4

/** One spelling for those that are taken for one another: インディゴ, インジゴ, いんでぃご. */
const fold = (word: string): string =>
  word
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - BETWEEN_KANA))
    .replace(/で[ぃい]/g, 'じ')
    .replaceAll('ゔ', 'ぶ')
    .replaceAll('ふぇーず', 'ふぇいず')
    .replace(/(?<=.)ー+$/, '')

/** Every two letters in a row, by which 施設 finds 生産施設. */
const pairs = (run: string): string[] =>
  Array.from(run.slice(1), (_, index) => run.slice(index, index + 2))

function keysOf(word: string): string[] {
  if (HAN.test(word)) {
    const number = NUMERALS.indexOf(word) + 1
    if (number > 0) return [String(number)]
    return word.length > 2 ? [word, ...pairs(word)] : [word]
  }
  if (!KANA.test(word)) return [word]
  // A single kana ends a verb or marks a noun.
  return word.length > 1 ? [fold(word)] : []
}

/** What is left of kana behind kanji without the ending of a verb or a particle: いっぱい of 船がいっぱい. */
function keysBehind(word: string): string[] {
  const rest = word.replace(/^[のをにはがでともへか]/, '')
  return rest.length >= SHORTEST_WORD ? [fold(rest)] : []
}

/** Words that say how something is asked and not what. */
const SMALL = new Set(
  (
    'の を に は が で と も や へ か ね よ です ます ですか ますか だけ しか から まで より なら とき どう いつ なぜ ' +
    'する した して される できる できますか していい してもいい ない ある いる この その どの 何 誰 時 場合 可能 質問'
  ).split(' '),
)
const SMALL_WEIGHT = 0.25

/** A run of letters, and whether it stands right behind kanji, in kana. */
interface Run {
  text: string
  at: number
  isBehind: boolean
}

function runs(text: string): Run[] {
  let end = -1
  return Array.from(text.normalize('NFKC').toLowerCase().matchAll(WORD), ({ 0: run, index }) => {
    const isBehind = index === end && HIRAGANA.test(run)
    end = HAN.test(run) ? index + run.length : -1
    return { text: run, at: index, isBehind }
  })
}

const words = (text: string): Word[] =>
  runs(text).map(({ text, at, isBehind }) => ({
    text,
    at,
    keys: isBehind ? keysBehind(text) : keysOf(text),
  }))

/** How surely a word is meant by a part of another. */
function worthOf(part: string, lexicon: Lexicon): number {
  if (SMALL.has(part)) return part.length / 2
  const [key = ''] = keysOf(part)
  return lexicon.has(key) ? part.length ** 2 - 0.3 : 0
}

/** A run as it is found, put right by a letter, or the words that it is made of. What ends a verb stays as it is. */
function partsOf(run: string, isEnding: boolean, lexicon: Lexicon): readonly string[] {
  const [key = ''] = keysOf(run)
  if (SMALL.has(run) || lexicon.has(key)) return [run]
  const parts = cut(run, (part) => worthOf(part, lexicon))
  if (parts.length > 1 || isEnding || key.length < SHORTEST_MISSPELT) return parts
  return [lexicon.nearest(key, 1) ?? run]
}

/** By itself where it is found so, else by its parts. */
function asked(text: string, lexicon: Lexicon): AskedWord {
  const [whole = '', ...parts] = keysOf(text)
  const keys = [whole, ...(lexicon.has(whole) ? [] : parts)].filter((key) => key !== '')
  return { text, keys, weight: SMALL.has(text) ? SMALL_WEIGHT : 1, isOpen: true }
}

const askedWords = (query: string, lexicon: Lexicon): AskedWord[] =>
  runs(query)
    .flatMap(({ text, isBehind }) => partsOf(text, isBehind, lexicon))
    .map((text) => asked(text, lexicon))
    .filter(({ keys }) => keys.length > 0)

/** The search of Japanese texts. */
export const searching: SearchLanguage = {
  words,
  askedWords,
  isQuestion: (query) => /(?:[?？]|か|かな|の)[\s。]*$/.test(query.trim()),
  retyped: () => null,
  askedInitials: () => null,
  initials: () => [],
}
