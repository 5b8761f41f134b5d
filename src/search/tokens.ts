/** How words are taken apart for the search: the same for what is found and for what is asked. */
import { getChoseong } from 'es-hangul'
import { isParticle } from '../text/ko/particle.ts'

/** Numbers of rules stay whole: 6.8. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu
const CJK = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u
const INITIALS = /^[ㄱ-ㅎ\s]+$/
const LONGEST_PARTICLE = 4
/** A last syllable that is more often a particle than not; 고 in 창고 is none. */
const SHORT = /[을를은는이가과와의도만에로]$/
/** A single syllable is a word only before these: 배를, 배는. */
const SURE = /[을를은는]$/

/** The words of a text in small letters, without marks. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? []
}

/** A text as one word: '선장 단계' and '선장단계' are the same. */
export function squash(text: string): string {
  return wordsOf(text).join('')
}

export function isCjk(word: string): boolean {
  return CJK.test(word)
}

/** A Korean word without its particle: 상품이 and 상품을 give 상품. */
export function stemOf(word: string): string {
  for (let length = Math.min(LONGEST_PARTICLE, word.length - 1); length > 0; length--) {
    const left = word.length - length
    const ending = word.slice(left)
    const isParted = length === 1 ? SHORT.test(ending) : isParticle(ending)
    if (isParted && (left > 1 || SURE.test(ending)) && /[가-힣]$/.test(word.slice(0, left)))
      return word.slice(0, left)
  }
  return word
}

/** Pairs of neighbouring letters; a single letter stands for itself. */
export function pairsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < 2) return letters
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** What a text is found by: its words, Korean ones without their particles too. */
export function textTokens(text: string): string[] {
  return [
    ...new Set(wordsOf(text).flatMap((word) => [word, ...(isCjk(word) ? [stemOf(word)] : [])])),
  ]
}

/** Titles and names, one a line, are found by pairs of letters as well, across spaces too. */
export function nameTokens(text: string): string[] {
  const pairs = text.split('\n').flatMap((line) => pairsOf(squash(line)).filter(isCjk))
  return [...new Set([...textTokens(text), ...pairs])]
}

/** Initial consonants from each word on: '소형 창고' gives ㅅㅎㅊㄱ and ㅊㄱ. */
export function initialTokens(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const words = wordsOf(line).map((word) => getChoseong(word))
    return words.map((_, index) => words.slice(index).join('')).filter((found) => found !== '')
  })
}

/** Whether someone asks by initial consonants alone: ㅈㅅㅅ. */
export function isInitials(query: string): boolean {
  return INITIALS.test(query.trim()) && query.trim() !== ''
}
