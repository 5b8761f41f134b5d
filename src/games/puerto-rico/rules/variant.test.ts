import { expect, test } from 'vitest'
import { positionFrom } from '../scenario/read-position.ts'
import type { Start } from './notation.ts'
import { parsePosition } from './position.ts'
import { setUp } from './setup.ts'
import type { Position } from './state.ts'
import { byGood } from './vocabulary.ts'

const namedIn = (change: (position: Position) => void): unknown[] => {
  const position = setUp({ edition: 'classic', seats: 2, seed: 1 })
  change(position)
  const read = parsePosition(JSON.parse(JSON.stringify(position)))
  return read.ok
    ? []
    : read.problems.map(({ path, problem, values }) => [path, problem, values.token])
}

test.each<[string, string, (position: Position) => void]>([
  [
    'players.0.city.church',
    'church',
    ({ players: [player] }) => player?.city.push({ id: 'church', workers: 0 }),
  ],
  [
    'supply.buildings.villa',
    'villa',
    ({ supply }) => Object.assign(supply, { buildings: { ...supply.buildings, villa: 2 } }),
  ],
  [
    'players.1.nobles',
    'noble',
    ({ players: [, player] }) => player && Object.assign(player, { nobles: { stored: 1 } }),
  ],
  [
    'players.1.forests',
    'forest',
    ({ players: [, player] }) => player && Object.assign(player, { forests: byGood(() => 0) }),
  ],
  ['phase.building', 'library', ({ phase }) => Object.assign(phase, { building: 'library' })],
  ['phase.tile', 'forest', ({ phase }) => Object.assign(phase, { tile: 'forest' })],
])('a position of the base game with %s is refused by name', (path, token, change) => {
  expect(namedIn(change)).toEqual([[path, 'not-in-game', token]])
})

test('so is a position with one expansion and a building of the other', () => {
  const position = setUp({ edition: 'classic', seats: 2, seed: 1, expansions: ['nobles'] })
  position.players[0]?.city.push({ id: 'church', workers: 0 })
  const read = parsePosition(JSON.parse(JSON.stringify(position)))
  expect(read).toMatchObject({ ok: false, problems: [{ path: 'players.0.city.church' }] })
})

test.each<[string, string, Start]>([
  ['game.options', 'exp.selection', { game: { options: { 'exp.selection': 'all' } } }],
  [
    'game.options',
    'exp.jeweler',
    { game: { expansions: ['new-buildings'], options: { 'exp.jeweler': 'drafted' } } },
  ],
  ['set.A.nobles', 'noble', { set: { A: { nobles: { stored: 1 } } } }],
  ['set.B.forests', 'forest', { set: { B: { forests: { corn: 1 } } } }],
  ['set.expansions', 'expansions', { set: { expansions: { aboard: 1 } } }],
  ['players.0.city.church', 'church', { set: { A: { city: ['church'] } } }],
])('a scenario with %s that its game does not have is refused by name', (path, token, source) => {
  const read = positionFrom(source)
  const named = read.ok ? [] : read.problems.map(({ path, values }) => [path, values.token])
  expect(named).toContainEqual([path, token])
})
