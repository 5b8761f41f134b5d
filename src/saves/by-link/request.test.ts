import { expect, test } from 'vitest'
import { answered, asking, handedOn, withdrawn } from './request.ts'

const LINK = {
  names: ['a', 'b'],
  taken: [true, true],
  marks: [1, 2],
  own: [0],
  hints: true,
  turnedBack: 0,
  sent: 9,
}

test('a request is owed to the others until it is handed on, and can be withdrawn before', () => {
  const asked = asking(LINK, 4)
  expect(asked).toEqual({ ...LINK, asked: 4, owed: true })
  expect(withdrawn(asked)).toEqual(LINK)
  expect(handedOn(asked, 9)).toEqual({ ...LINK, asked: 4 })
})

test('what is granted goes back and is counted; what is declined is kept as such', () => {
  const asked = { ...LINK, asked: 4, declined: 2 }
  expect(answered(asked, true)).toEqual({ ...LINK, owed: true, sent: 4, turnedBack: 1 })
  expect(answered(asked, false)).toEqual({ ...LINK, owed: true, declined: 4 })
})
