import { expect, test } from 'vitest'
import { doorAt, type Game, gameOf, sameOf } from './games.ts'

const gameAt = (path: string): Game => {
  const game = gameOf(path)
  if (!game) throw new Error(`no game at ${path}`)
  return game
}
const first = gameAt('/puerto-rico/')
const second = gameAt('/le-havre/')

test('a page tells its game and the door behind which it stands', () => {
  expect(gameOf('/le-havre/rules/ship/')).toBe(second)
  expect(second.id).toBe('le-havre')
  expect(gameOf('/about/')).toBeUndefined()
  expect(doorAt('/le-havre/cases/buy/', second)).toBe('referee')
  expect(doorAt('/puerto-rico/referee/cases/', first)).toBe('referee')
  expect(doorAt('/puerto-rico/quiz/', first)).toBe('practice')
  expect(doorAt('/puerto-rico/score/', first)).toBeUndefined()
})

test('from a page of a game one comes to the same of the other', () => {
  expect(sameOf('/le-havre/learn/ships/', second, first)).toBe('/puerto-rico/learn/')
  expect(sameOf('/le-havre/score/', second, first)).toBe('/puerto-rico/')
  expect(sameOf('/puerto-rico/puzzles/', first, second)).toBe('/le-havre/puzzles/')
})
