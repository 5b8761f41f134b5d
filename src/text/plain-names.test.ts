import { expect, test } from 'vitest'
import { RULE_WORDS } from './generated/rules.ts'
import { parse } from './markup.ts'
import { ko } from './messages/ko.ts'
import { TERM_IDS, termOf } from './terms.ts'

/** Names that are plain words as well. */
const ORDINARY = new Set(
  '상품 농작물 상점 저장 보관 선적 수출 학교 대학 시장 병원 과일 원'.split(' '),
)
const telling = TERM_IDS.flatMap((id) => {
  const { ko1897, koClassic } = termOf(id).names
  return ko1897 === koClassic ? [] : [ko1897, koClassic]
}).filter((name) => !ORDINARY.has(name))

/** Names of one set that a text writes out, where the other set would have to show. */
function writtenOut(text: string): string[] {
  const plain = parse(text).flatMap((segment) => ('text' in segment ? [segment.text] : []))
  return telling.filter((name) => plain.some((part) => part.includes(name)))
}

test.each([
  ...Object.entries(ko),
  ...Object.entries(RULE_WORDS).flatMap(([id, words]) =>
    Object.entries(words).map(([part, text]) => [`${id} ${part}`, text] as const),
  ),
  ...TERM_IDS.map((id) => [id, termOf(id).gloss] as const),
])('%s leaves no name of one set in the other', (_, text) => {
  expect(writtenOut(text)).toEqual([])
})

test('a name written out is found', () => {
  expect(writtenOut('[[colonist|을]] 인력 시장에 둔다')).toEqual(['인력 시장'])
})
