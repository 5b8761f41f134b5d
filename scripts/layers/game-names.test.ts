import { expect, test } from 'vitest'
import { gameNames, namingLines, shared } from './game-names.ts'

test('code outside the games names none', () => {
  expect(gameNames(shared()).faults).toEqual([])
})

test.each([
  "const isFirst = id === 'puerto-rico'",
  "const game = found ?? 'le-havre'",
  'const rows = /^\\/(?:puerto-rico|le-havre)\\/$/',
  "import { game } from '../games/le-havre/rules/game.ts'",
  'const href = `/puerto-rico/rules/`',
])('a line that names a game is found: %s', (line) => {
  expect(namingLines(`\n${line}`)).toEqual([2])
  expect(gameNames([...shared(), ['src/ui/new.ts', line]]).faults).toEqual([
    'src/ui/new.ts:1 names a game',
  ])
})

test('comments may name a game', () => {
  expect(
    namingLines("/** '/puerto-rico/' \n is one */\nconst two = 2 // as in le-havre\n"),
  ).toEqual([])
})

test('a row of the list that nothing needs is told', () => {
  const left = shared().filter(([file]) => file !== 'vitest.config.ts')
  expect(gameNames(left).faults).toEqual(['vitest.config.ts is listed and names no game'])
})
