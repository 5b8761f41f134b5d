import { expect, test } from 'vitest'
import { DEFAULT_OPTIONS, figuresFor, OPTION_IDS, OPTION_VALUES, seatsOf } from './editions.ts'

test('the first value of an option is its default', () => {
  for (const id of OPTION_IDS) expect(DEFAULT_OPTIONS[id]).toBe(OPTION_VALUES[id][0])
})

test('an edition has figures for the seats it is played with, and for no others', () => {
  expect(seatsOf('two-player')).toEqual([2])
  expect(seatsOf('classic')).toEqual([2, 3, 4, 5])
  expect(figuresFor('classic', 4, DEFAULT_OPTIONS).ships).toEqual([5, 6, 7])
  expect(() => figuresFor('two-player', 3, DEFAULT_OPTIONS)).toThrow(
    'two-player is not played with 3 seats',
  )
})
