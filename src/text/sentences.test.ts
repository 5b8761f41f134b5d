import { expect, test } from 'vitest'
import { firstSentences } from './sentences.ts'

test.each([
  ['May I? No. It is 6.5 in all.', 12, 'May I? No.'],
  ['May I? No. It is 6.5 in all.', 40, 'May I? No. It is 6.5 in all.'],
  ['May I really do that? No.', 10, 'May I really do that?'],
  ['いいですか？できない。理由がある。', 12, 'いいですか？できない。'],
  ['no end', 3, 'no end'],
])('%s, in %i letters', (text, most, first) => {
  expect(firstSentences(text, most)).toBe(first)
})
