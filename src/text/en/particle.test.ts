import { describe, expect, test } from 'vitest'
import { changingParticleAt, isParticle, withParticle } from './particle.ts'

describe('forms of a term', () => {
  test.each([
    ['colonist', 's', 'colonists'],
    ['quarry', 's', 'quarries'],
    ['Wharf', 's', 'Wharves'],
    ['Office', 'a', 'an Office'],
    ['University', 'a', 'a University'],
    ['indigo plantation', 'A', 'An indigo plantation'],
    ['colonist', 'S', 'Colonists'],
    ['corn', 'C', 'Corn'],
    ['doubloon', '1', 'doubloon'],
    ['doubloon', '0', 'doubloons'],
    ['corn', '3', 'corn'],
    ['smoked fish', '2', 'smoked fish'],
    ['fisherman', 's', 'fishermen'],
    ['Dock', 'the', 'the Dock'],
    ['Wharf 1', 'the', 'Wharf 1'],
    ['Pâtisserie', 'The', 'The Pâtisserie'],
  ])('%s|%s is %s', (word, form, shown) => {
    expect(withParticle(word, form)).toBe(shown)
  })
})

describe('words that follow a value', () => {
  test.each([
    ['1', 'point', '1 point'],
    ['3', 'point', '3 points'],
    ['−3', 'point', '−3 points'],
    ['2', 'empty space', '2 empty spaces'],
    ['2', 'person', '2 people'],
    ['A', 'wins', 'A wins'],
    ['You', 'wins', 'You win'],
    ['You', 'has', 'You have'],
    ['You', "'s", 'your'],
    ['You', "'S", 'Your'],
    ['Opponent', "'s", 'Opponent’s'],
    ['You', 'low', 'you'],
  ])('%s|%s is %s', (word, form, shown) => {
    expect(withParticle(word, form)).toBe(shown)
  })
})

test('what is no form is refused, and an ending outside the brackets is seen', () => {
  expect(isParticle('을')).toBe(false)
  expect(() => withParticle('colonist', '!')).toThrow(RangeError)
  expect([' and', 's.', 'sale'].map(changingParticleAt)).toEqual([null, 's', null])
})
