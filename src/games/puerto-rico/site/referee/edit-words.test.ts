import { expect, test } from 'vitest'
import { edited } from '../../referee/edit-position.ts'
import * as edit from '../../referee/edits.ts'
import { setUp } from '../../rules/setup.ts'
import { toText } from '../../words/markup.ts'
import { editWords } from './edit-words.ts'

const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
const textOf = (change: edit.Edit): string => toText(editWords(start, edited(start, change)))

test('an edit is told by what it changed, not by what the supply has left', () => {
  expect(textOf(edit.setGood(0, 'tobacco', 2))).toBe('A 담배 0 → 2')
  expect(textOf(edit.build(1, 'wharf'))).toBe('B 조선소 0 → 1')
  expect(textOf(edit.setTaken('mayor', 1))).toMatch(/고른 사람: B$/)
})

test('nothing is told where nothing changed, or another table was laid', () => {
  expect(editWords(start, start)).toEqual([])
  expect(editWords(start, setUp({ edition: 'classic', seats: 3, seed: 1 }))).toEqual([])
})
