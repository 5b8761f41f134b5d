import { expect, test } from 'vitest'
import { toText } from '../../text/markup.ts'
import { mostWords } from './most.ts'

const row = (name: string, ...points: (number | null)[]) => ({ words: [{ text: name }], points })
const sentenceOf = (...rows: ReturnType<typeof row>[]): string | null => {
  const words = mostWords(rows, 1, 0, (points) => [{ text: `${points}프랑` }])
  return words && toText(words)
}

test('what told most is named with how much, and what that is counted in', () => {
  expect(sentenceOf(row('프랑', 3, 4), row('배', null, 12))).toBe(
    '승부를 가른 것은 배예요. 12프랑 앞섰어요.',
  )
  expect(sentenceOf(row('대출', -14, -7), row('건물', 20, 27), row('배', 9, 0))).toBe(
    '승부를 가른 것은 대출, 건물이에요. 저마다 7프랑 앞섰어요.',
  )
  expect(sentenceOf(row('배', 5, 5))).toBeNull()
})
