/** Files that lie outside the project: they may name their game and leave `rules` out. */
import { describe, expect, test } from 'vitest'
import { leHavre } from '../games/le-havre/definition.ts'
import { puertoRico } from '../games/puerto-rico/complete.ts'
import { gameNamedIn } from './game-name.ts'
import { parseOwnScenario, parseScenario } from './parse.ts'
import { runScenario } from './run.ts'

const GAMES = {
  keys: ['game', 'name', '게임'],
  names: new Map([
    ['puerto-rico', 'puerto-rico'],
    ['le-havre', 'le-havre'],
    ['르아브르', 'le-havre'],
  ] as const),
}

describe('the game that a file names', () => {
  test.each([
    ['game: le-havre', 'le-havre'],
    ['game: { name: le-havre, version: short }', 'le-havre'],
    ['{ "game": { "name": "puerto-rico" } }', 'puerto-rico'],
    ['게임: 르 아브르', 'le-havre'],
    ['game: { version: short }', undefined],
    ['game: chess', undefined],
    ['at: roles', undefined],
    ['[game, le-havre]', undefined],
    ['{{{', undefined],
    ['', undefined],
  ])('%s', (text, id) => {
    expect(gameNamedIn(text, GAMES)).toBe(id)
  })

  test.each([
    [puertoRico, 'game: { name: puerto-rico, seats: 2 }', { seats: 2 }],
    [puertoRico, 'game: puerto-rico', {}],
    [leHavre, 'game: { name: le-havre, version: short, seats: 1 }', { version: 'short', seats: 1 }],
    [leHavre, 'game: le-havre', {}],
  ])('its name is no part of what is said of the game: %$', (game, text, expected) => {
    const parsed = game === leHavre ? parseScenario(leHavre, text) : parseScenario(puertoRico, text)
    expect(parsed).toMatchObject({ ok: true })
    expect(parsed.ok && parsed.source.game).toEqual(expected)
  })

  test('another game is told as such', () => {
    const parsed = parseScenario(leHavre, 'game: puerto-rico\n')
    expect(parsed.ok ? [] : parsed.faults).toMatchObject([
      { path: 'game', message: expect.stringContaining('le-havre') },
    ])
    const within = parseScenario(leHavre, 'game: { name: puerto-rico, seats: 9 }\n')
    expect(within.ok ? [] : within.faults.map(({ path }) => path)).toEqual([
      'game.name',
      'game.seats',
    ])
  })
})

test('rules may be left out, and only outside the project', () => {
  const parsed = parseScenario(puertoRico, 'moves: [{ do: chooseRole, role: mayor }]\n')
  if (!parsed.ok) throw new Error('not read')
  const { failures, cited } = runScenario(puertoRico, parsed.source)
  expect(failures).toEqual([])
  expect([...cited]).toContain('setup.coins')
  const own = parseOwnScenario(puertoRico, 'at: roles\n')
  expect(own.ok ? [] : own.faults).toMatchObject([
    { line: 1, path: 'rules', message: 'missing key rules' },
  ])
})
