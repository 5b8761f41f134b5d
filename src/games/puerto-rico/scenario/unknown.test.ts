import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Start } from '../rules/notation.ts'
import { startEntries } from '../rules/notation.ts'
import { positionFrom } from './read-position.ts'

const problemsIn = (source: Start): string[] => {
  const built = positionFrom(source)
  if (built.ok) return []
  return built.problems.map(
    ({ path, problem, values }) =>
      `${path}: ${problem} ${Object.entries(values).map(([key, value]) => `${key} ${value}`)}`,
  )
}

test.each<[string, Start, string]>([
  ['a chooser who is not at the table', { chooser: 'C' }, 'chooser: seat seat 2,seats 2'],
  ['somebody deciding who is not', { seat: 'D' }, 'seat: seat seat 3,seats 2'],
  ['a board of nobody', { set: { C: {} } }, 'set.C: seat seat 2,seats 2'],
  [
    'a role taken by nobody',
    { set: { taken: { E: ['mayor'] } } },
    'set.taken.E: seat seat 4,seats 2',
  ],
  [
    'two kinds on a ship',
    { set: { ships: { 6: { corn: 2, sugar: 1 } } } },
    'set.ships: ship-kinds ship 6',
  ],
  [
    'a ship that is not in this game',
    { set: { ships: { 5: { corn: 2 } } } },
    'set.ships: no-ship size 5,ships 4, 6',
  ],
  [
    'colonists on a building that is not built',
    { set: { A: { city: ['wharf'], colonists: { harbor: 1 } } } },
    'set.A.colonists: not-built building harbor,count 1',
  ],
  [
    'colonists on a tile that is not owned',
    { set: { A: { tiles: { corn: 1 }, colonists: { coffee: 1 } } } },
    'players.0.manned.coffee: manned tile coffee,colonists 1,tiles 0',
  ],
  [
    'coins on a role that is not in play',
    { set: { coins: { prospector2: 1 } } },
    'set.coins: no-role role prospector2',
  ],
  [
    'coins on a role that somebody has taken',
    { chooser: 'B', set: { taken: { A: ['mayor'] }, coins: { mayor: 2 } } },
    'roles: taken-coins role mayor,coins 2',
  ],
  [
    'a role taken that is not in play',
    { set: { taken: { A: ['prospector2'] } } },
    'set.taken.A: no-role role prospector2',
  ],
  [
    'a wharf used by nobody at the table',
    {
      at: 'captain.loading',
      set: { A: { goods: { corn: 1 } }, phase: { wharfUsed: ['C'] } },
    },
    'set.phase.wharfUsed: seat seat 2,seats 2',
  ],
  [
    'a governor who is not at the table',
    { set: { governor: 'E' } },
    'set.governor: seat seat 4,seats 2',
  ],
  [
    'colonists on the ship after they were dealt',
    { at: 'mayor.placing', set: { A: { stored: 1 }, market: 2 } },
    'market: undealt count 2',
  ],
  [
    'an end for want of colonists who are there',
    {
      at: 'over',
      chooser: 'B',
      set: {
        taken: { A: ['settler', 'mayor', 'captain'], B: ['builder', 'craftsman', 'trader'] },
        ending: ['colonists'],
      },
    },
    'ending: ending trigger colonists,count 40',
  ],
  [
    'an end in the middle of a round',
    { at: 'over', set: { taken: { A: ['mayor'] }, A: { stored: 40 }, ending: ['colonists'] } },
    'picks: too-early picks 1,expected 6',
  ],
])('%s is refused', (_, source, problem) => {
  expect(problemsIn(source)).toContain(problem)
})

test.each([-1, 0.5, 4_294_967_296, 1e300])('%s is no seed', (seed) => {
  expect(v.safeParse(v.object(startEntries), { game: { seed } }).success).toBe(false)
})
