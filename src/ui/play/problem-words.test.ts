import { expect, test } from 'vitest'
import { problemWords } from './problem-words.ts'

test('whatever is wrong with a game, it is said that nothing was lost', () => {
  const nothingLost = '지금 있는 것은 그대로예요.'
  expect(problemWords({ problem: 'move', index: 2 })).toBe(
    `3번째 수를 지금 규칙으로는 둘 수 없어서 이 게임을 열지 못했어요. ${nothingLost}`,
  )
  expect(problemWords({ problem: 'damaged' })).toContain(nothingLost)
})
