import { expect, test } from 'vitest'
import { asWord } from './name-in-text.ts'

const isIn = (name: string, text: string): boolean => new RegExp(asWord(name), 'u').test(text)

test('a name is a word of a text, its plural too, and no part of a longer word', () => {
  expect(isIn('circle', 'three circles')).toBe(true)
  expect(isIn('circle', 'semicircle')).toBe(false)
})

test('a verb in -ing is no name, but a name may end in -ing', () => {
  expect(isIn('loading', 'points for loading')).toBe(false)
  expect(isIn('large building', 'a large building')).toBe(true)
})
