import { describe, expect, test } from 'vitest'
import type { Problem } from './impossible/problem.ts'
import { validate } from './impossible.ts'
import { parsePosition } from './position.ts'
import { setUp } from './setup.ts'
import { type Built, type Player, type Position, putInStock } from './state.ts'
import { type At, BUILDINGS, type BuildingId, type Role } from './vocabulary.ts'

const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
const take = (position: Position, id: BuildingId, copies = 1): void =>
  putInStock(position, id, (position.supply.buildings[id] ?? 0) - copies)
const city = (...ids: BuildingId[]): Built[] => ids.map((id) => ({ id, workers: 0 }))

/** The deal with some change. */
function changed(change: (position: Position, first: Player, second: Player) => void): Position {
  const position = structuredClone(start)
  const [first, second] = position.players
  if (!first || !second) throw new Error('two players expected')
  change(position, first, second)
  return position
}

/** The first seat has chosen a role, of which this decision waits. */
function during(role: Role, at: At, change: Parameters<typeof changed>[0] = () => {}): Position {
  return changed((position, first, second) => {
    Object.assign(position, { at, role, picks: 1 })
    for (const card of position.roles) if (card.id === role) card.takenBy = 0
    change(position, first, second)
  })
}

const problemsIn = (position: Position): string[] =>
  validate(position).map(
    ({ path, problem, values }) =>
      `${path}: ${problem} ${Object.entries(values).map(([key, value]) => `${key} ${value}`)}`,
  )

describe('what comes from outside', () => {
  test('is taken where it can occur, and is the same', () => {
    expect(parsePosition(JSON.parse(JSON.stringify(start)))).toEqual({ ok: true, value: start })
  })

  test.each<[string, unknown, Problem]>([
    [
      'nothing',
      null,
      { path: '', problem: 'shape', values: { expected: 'Object', found: 'null' } },
    ],
    [
      'debts',
      changed((_, first) => {
        first.coins = -1
      }),
      { path: 'players.0.coins', problem: 'shape', values: { expected: '>=0', found: '-1' } },
    ],
  ])('%s is refused with its place', (_, input, problem) => {
    expect(parsePosition(input)).toEqual({ ok: false, problems: [problem] })
  })

  test('is told at most twenty things at once', () => {
    const parsed = parsePosition({
      ...start,
      supply: {},
      plantations: {},
      phase: {},
      players: [{}, {}],
    })
    expect(parsed.ok ? [] : parsed.problems).toHaveLength(20)
  })

  test('is refused for what cannot be true of it', () => {
    const parsed = parsePosition({ ...start, market: 3 })
    expect(parsed).toEqual({
      ok: false,
      problems: [
        {
          path: 'supply.colonists',
          problem: 'total',
          values: { token: 'colonist', found: 43, expected: 42 },
        },
      ],
    })
  })
})

const LIMITS: [string, Record<string, unknown>, string][] = [
  ['a negative round', { round: 0 }, 'round'],
  ['a round beyond counting', { round: 10_000 }, 'round'],
  ['part of a round', { round: 1.5 }, 'round'],
  ['a seat that no table has', { governor: 5 }, 'governor'],
  ['part of a seat', { governor: 0.5 }, 'governor'],
  ['a seat before the first', { governor: -1 }, 'governor'],
  ['a count beyond counting', { picks: 201 }, 'picks'],
  ['part of a count', { picks: 0.5 }, 'picks'],
  ['a count below nothing', { picks: -1 }, 'picks'],
  ['more chance than there is', { rng: 4294967296 }, 'rng'],
  ['less chance than there is', { rng: -2147483649 }, 'rng'],
  ['part of a chance', { rng: 0.5 }, 'rng'],
  ['one player', { players: start.players.slice(1) }, 'players'],
  ['six players', { players: Array(6).fill(start.players[0]) }, 'players'],
  ['nine roles', { roles: Array(9).fill(start.roles[0]) }, 'roles'],
  ['four ends', { ending: Array(4).fill('city') }, 'ending'],
  ['four ships', { ships: Array(4).fill(start.ships[0]) }, 'ships'],
  ['ten goods sold', { house: Array(10).fill('corn') }, 'house'],
  ['an unknown place', { at: 'captain.called' }, 'at'],
  ['something more', { more: 1 }, 'more'],
]
test.each(LIMITS)('%s is of the wrong shape', (_, change, path) => {
  const parsed = parsePosition({ ...start, ...change })
  const shapes = parsed.ok ? [] : parsed.problems.filter(({ problem }) => problem === 'shape')
  expect(shapes.map((problem) => problem.path)).toEqual([path])
})

const CASES: [string, Position, string[]][] = [
  ['the deal', start, []],
  [
    'three by the rules for two',
    changed((position, first) => position.players.push(first)),
    ['players: edition-seats edition two-player,seats 3'],
  ],
  [
    'seats that are not there',
    changed((position) => {
      Object.assign(position, { governor: 2, chooser: 2, seat: 3 })
      for (const card of position.roles) if (card.id === 'mayor') card.takenBy = 2
    }),
    [
      'governor: seat seat 2,seats 2',
      'chooser: seat seat 2,seats 2',
      'seat: seat seat 3,seats 2',
      'roles.1: seat seat 2,seats 2',
    ],
  ],
  [
    'an island too full, and too many plantations of a kind',
    changed((_, first) => {
      first.tiles.corn = 12
    }),
    [
      'players.0.tiles: land-full over 1',
      'plantations.corn: total token plantation.corn,found 19,expected 7',
    ],
  ],
  [
    'more colonists on tiles than tiles',
    changed((position, first) => {
      first.manned.corn = 1
      position.supply.colonists -= 1
    }),
    ['players.0.manned.corn: manned tile corn,colonists 1,tiles 0'],
  ],
  [
    'two colonists on one circle',
    changed((position, first) => {
      first.city = [{ id: 'wharf', workers: 2 }]
      position.supply.colonists -= 2
      take(position, 'wharf')
    }),
    ['players.0.city.wharf: workers building wharf,workers 2,circles 1'],
  ],
  [
    'a building twice',
    changed((position, _, second) => {
      second.city = city('smallSugarMill', 'smallSugarMill')
      take(position, 'smallSugarMill', 2)
    }),
    ['players.1.city.smallSugarMill: built-twice building smallSugarMill'],
  ],
  [
    'a city too full',
    changed((position, first) => {
      first.city = city(...BUILDINGS.slice(0, 13))
      for (const { id } of first.city) take(position, id)
      position.ending = ['city']
    }),
    ['players.0.city: city-full over 1', 'ending: ending trigger city'],
  ],
  [
    'other ships',
    changed((position) => {
      position.ships = [{ size: 4, good: null, count: 0 }]
    }),
    ['ships: ships expected 4, 6,found 4'],
  ],
  [
    'a ship overloaded, and one loaded with nothing',
    changed((position) => {
      position.ships = [
        { size: 4, good: 'corn', count: 5 },
        { size: 6, good: 'sugar', count: 0 },
      ]
      position.supply.goods.corn -= 5
    }),
    ['ships.4: ship-load ship 4,count 5', 'ships.6: ship-load ship 6,count 0'],
  ],
  [
    'a load of no kind',
    changed((position) => {
      position.ships = [
        { size: 4, good: null, count: 1 },
        { size: 6, good: null, count: 0 },
      ]
    }),
    ['ships.4: ship-load ship 4,count 1'],
  ],
  [
    'one kind on two ships',
    changed((position) => {
      position.ships = [
        { size: 4, good: 'corn', count: 4 },
        { size: 6, good: 'corn', count: 1 },
      ]
      position.supply.goods.corn -= 5
    }),
    ['ships.4: ship-kept ship 4', 'ships: kind-on-two-ships good corn'],
  ],
  [
    'five goods in the trading house',
    changed((position) => {
      position.house = ['corn', 'corn', 'corn', 'corn', 'sugar']
      position.supply.goods.corn -= 4
      position.supply.goods.sugar -= 1
    }),
    ['house: house-full count 5'],
  ],
  [
    'goods, quarries, buildings and points out of nowhere',
    changed((position, first) => {
      first.goods.corn = 1
      first.tiles.quarry = 1
      first.city = city('wharf')
      first.vp = 1
      position.house = ['sugar']
    }),
    [
      'supply.goods.corn: total token corn,found 9,expected 8',
      'supply.goods.sugar: total token sugar,found 10,expected 9',
      'supply.quarries: total token quarry,found 6,expected 5',
      'supply.vp: total token vp,found 66,expected 65',
      'supply.buildings.wharf: total token wharf,found 2,expected 1',
    ],
  ],
  [
    'less than nothing in the supply',
    changed((position, first) => {
      first.goods.corn = 9
      position.supply.goods.corn = -1
      first.tiles.quarry = 6
      position.supply.quarries = -1
      first.stored = 41
      position.supply.colonists = -1
      position.plantations.faceUp = [...position.plantations.faceUp, 'corn']
      position.plantations.discard.corn = -1
      first.city = city('wharf', 'residence')
      putInStock(position, 'wharf', 0)
      putInStock(position, 'residence', -1)
      position.players[1]?.city.push({ id: 'residence', workers: 0 })
    }),
    [
      'plantations.faceUp: face-up count 4,most 3',
      'supply.goods.corn: short token corn,missing 1',
      'plantations.corn: short token plantation.corn,missing 1',
      'supply.buildings.residence: short token residence,missing 1',
      'supply.colonists: short token colonist,missing 1',
      'supply.quarries: short token quarry,missing 1',
    ],
  ],
  [
    'points on paper beside points in the supply',
    changed((position, first) => {
      first.vp = 10
      position.supply.vp -= 8
      position.supply.vpOnPaper = 2
    }),
    ['supply.vp: total token vp,found 57,expected 0'],
  ],
  [
    'a role missing',
    changed((position) => {
      position.roles = position.roles.slice(1)
    }),
    ['roles: role-tiles expected 7,found 6'],
  ],
  [
    'a role twice',
    changed((position) => {
      const [first] = position.roles
      if (first) position.roles[1] = first
    }),
    ['roles: role-tiles expected 7,found 7'],
  ],
  [
    'two prospectors for two',
    changed((position) => {
      position.roles[0] = { id: 'prospector2', coins: 0, takenBy: null }
    }),
    ['roles: role-tiles expected 7,found 7'],
  ],
  [
    'a role taken that nobody chose',
    changed((position) => {
      for (const card of position.roles) if (card.id === 'mayor') card.takenBy = 0
    }),
    ['picks: picks picks 0,taken 1', 'roles: picks seat 0,picks 0,taken 1'],
  ],
  [
    'choosing when all has been chosen',
    changed((position) => {
      position.picks = 6
      for (const [index, card] of position.roles.slice(0, 6).entries()) card.takenBy = index % 2
    }),
    ['picks: picks picks 6,taken 6'],
  ],
  [
    'two roles of one and none of the other',
    changed((position) => {
      position.picks = 2
      for (const card of position.roles.slice(0, 2)) card.takenBy = 1
    }),
    ['roles: picks seat 0,picks 1,taken 0', 'roles: picks seat 1,picks 1,taken 2'],
  ],
  [
    'the wrong chooser',
    changed((position) => {
      position.chooser = 1
      position.seat = 1
    }),
    ['chooser: chooser expected 0,found 1'],
  ],
  [
    'a role in play while one is chosen',
    changed((position) => {
      position.role = 'mayor'
    }),
    ['role: role-in-play role mayor,at roles'],
  ],
  [
    'the phase of another role',
    during('mayor', 'settler.turn'),
    ['role: role-in-play role mayor,at settler.turn'],
  ],
  [
    'a role in play that another has taken',
    during('settler', 'settler.turn', (position) => {
      position.role = 'mayor'
    }),
    ['role: role-in-play role mayor,at settler.turn'],
  ],
  [
    'no role in play during a phase',
    during('settler', 'settler.turn', (position) => {
      position.role = null
    }),
    ['role: role-in-play role ,at settler.turn'],
  ],
  [
    'an end without a reason',
    changed((position) => {
      position.at = 'over'
    }),
    ['picks: too-early picks 0,expected 6', 'ending: ending trigger '],
  ],
  [
    'ends that did not come',
    changed((position) => {
      position.ending = ['city', 'chips']
    }),
    ['ending: ending trigger city', 'ending: ending trigger chips'],
  ],
  [
    'an end that came unseen',
    changed((position, first) => {
      first.vp = 65
      position.supply.vp = 0
    }),
    ['ending: ending trigger chips'],
  ],
  [
    'another seat than the chooser, who alone is asked',
    changed((position) => {
      position.seat = 1
    }),
    ['at: waits-for-nobody at roles,seat 1'],
  ],
  ['the mayor asked for the privilege', during('mayor', 'mayor.recruiting'), []],
  [
    'the privilege of another',
    during('mayor', 'mayor.recruiting', (position) => {
      position.seat = 1
    }),
    ['at: waits-for-nobody at mayor.recruiting,seat 1'],
  ],
  [
    'the bonus of another',
    during('craftsman', 'craftsman.bonus', (position) => {
      position.seat = 1
    }),
    ['at: waits-for-nobody at craftsman.bonus,seat 1'],
  ],
  [
    'a colonist for a tile without a Hospice',
    during('settler', 'settler.manning', (position) => {
      position.phase.tile = 'fruit'
    }),
    ['at: waits-for-nobody at settler.manning,seat 0'],
  ],
  [
    'a colonist for a tile with a Hospice',
    during('settler', 'settler.manning', (position, first) => {
      position.phase.tile = 'fruit'
      first.city = [{ id: 'hospice', workers: 1 }]
      take(position, 'hospice')
      position.supply.colonists -= 1
    }),
    [],
  ],
  [
    'a colonist for a tile that was drawn',
    during('settler', 'settler.manning', (position, first) => {
      position.phase.tile = 'fruit'
      position.phase.drawn = true
      first.city = [{ id: 'hospice', workers: 1 }]
      take(position, 'hospice')
      position.supply.colonists -= 1
    }),
    ['at: waits-for-nobody at settler.manning,seat 0'],
  ],
  [
    'a colonist for a building without a University',
    during('builder', 'builder.manning', (position, first) => {
      position.phase.building = 'hacienda'
      first.city = city('hacienda')
      take(position, 'hacienda')
    }),
    ['at: waits-for-nobody at builder.manning,seat 0'],
  ],
  [
    'loading without goods',
    during('captain', 'captain.loading'),
    ['at: waits-for-nobody at captain.loading,seat 0'],
  ],
  [
    'storing where all fits',
    during('captain', 'captain.storing'),
    ['at: waits-for-nobody at captain.storing,seat 0'],
  ],
  [
    'storing while something can be loaded',
    during('captain', 'captain.storing', (position, first) => {
      first.goods.corn = 2
      position.supply.goods.corn -= 2
    }),
    ['at: waits-for-nobody at captain.storing,seat 0,loads 0'],
  ],
  [
    'storing when nothing can be loaded',
    during('captain', 'captain.storing', (position, first) => {
      first.goods.corn = 2
      position.supply.goods.corn -= 2
      position.ships = [
        { size: 4, good: 'sugar', count: 1 },
        { size: 6, good: 'fruit', count: 1 },
      ]
      position.supply.goods.sugar -= 1
      position.supply.goods.fruit -= 1
    }),
    [],
  ],
]
test.each(CASES)('%s', (_, position, expected) => {
  expect(problemsIn(position)).toEqual(expected)
})
