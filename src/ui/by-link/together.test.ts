import { expect, test } from 'vitest'
import { FIRST_DRAFT, together, togetherAgain } from './together.ts'

const THREE = ['human', 'novice', 'human']

test('people elsewhere are those who do not play here; bots have no names', () => {
  const draft = { names: [' 민수 ', 'x', '영희'], own: [0], hints: false }
  expect(together(draft, THREE)).toEqual({
    names: ['민수', '', '영희'],
    taken: [true, false, false],
    marks: [expect.any(Number), 0, 0],
    own: [0],
    hints: false,
    turnedBack: 0,
    sent: 0,
  })
  expect(together({ ...draft, own: [0, 1, 2] }, THREE)).toBeNull()
  expect(together(FIRST_DRAFT, ['human', 'novice'])).toBeNull()
})

test('nobody is called the same as another', () => {
  const names = together({ ...FIRST_DRAFT, names: ['a', 'a'] }, ['human', 'human'])?.names
  expect(names).toEqual(['a', 'a B'])
})

test('who plays again sits where they sat, or one seat on', () => {
  const link = together({ ...FIRST_DRAFT, names: ['a', '', 'c'] }, THREE)
  if (!link) throw new Error('nobody elsewhere')
  const sat = { ...link, taken: [true, false, true], marks: [4, 0, 6] }
  const played = { ...sat, turnedBack: 3, asked: 2, declined: 1, sent: 50 }
  expect(togetherAgain(played)).toEqual(sat)
  expect(togetherAgain(played, 1)).toMatchObject({
    names: ['', 'c', 'a'],
    taken: [false, true, true],
    marks: [0, 6, 4],
    own: [2],
  })
})
