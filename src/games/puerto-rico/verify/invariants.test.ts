import { describe, expect, test } from 'vitest'
import { playGame } from '../../../engine/random-game.ts'
import { puertoRico } from '../definition.ts'
import { copyState } from '../rules/copy-state.ts'
import { setUp } from '../rules/setup.ts'
import { type Player, type Position, putInStock } from '../rules/state.ts'
import type { Decision } from '../rules/vocabulary.ts'
import { violations } from './invariants.ts'

const start = (): Position => setUp({ edition: 'two-player', seats: 2, seed: 1 })

/** A position of a random game that waits at a decision, with enough played to hold something of everything. */
function later(at: Decision | 'over'): Position {
  const found: Position[] = []
  for (let seed = 1; found.length === 0 && seed < 50; seed++)
    playGame(puertoRico, { edition: 'two-player', seats: 2, seed }, (position) => {
      const rich = position.round > 5 && position.players.every(({ city }) => city.length > 1)
      if (position.at === at && rich && found.length === 0) found.push(copyState(position))
    })
  const [position] = found
  if (!position) throw new Error(`no game came to ${at}`)
  return position
}

const first = ({ players }: Position): Player => {
  const [player] = players
  if (!player) throw new Error('a player expected')
  return player
}

/** What is changed, where, and a part of the line that must tell it. */
const tampered: [string, Position, (position: Position) => void, string][] = [
  [
    'a good more',
    start(),
    (p) => p.supply.goods.corn++,
    'supply.goods.corn: total (token corn, found 9',
  ],
  [
    'a good less',
    start(),
    (p) => p.supply.goods.coffee--,
    'supply.goods.coffee: total (token coffee, found 6',
  ],
  [
    'a good in the house',
    start(),
    (p) => (p.house = ['sugar']),
    'supply.goods.sugar: total (token sugar, found 10',
  ],
  [
    'a plantation more',
    start(),
    (p) => first(p).tiles.corn++,
    'plantations.corn: total (token plantation.corn, found 8',
  ],
  [
    'a plantation less',
    start(),
    (p) => (p.plantations.pile = p.plantations.pile.slice(0, -1)),
    'plantations.coffee: total (token plantation.coffee, found 4',
  ],
  [
    'a discard more',
    start(),
    (p) => p.plantations.discard.fruit++,
    'plantations.fruit: total (token plantation.fruit, found 10',
  ],
  [
    'a quarry more',
    start(),
    (p) => p.supply.quarries++,
    'supply.quarries: total (token quarry, found 6',
  ],
  [
    'a colonist more',
    start(),
    (p) => p.market++,
    'supply.colonists: total (token colonist, found 43',
  ],
  [
    'a colonist less',
    start(),
    (p) => p.supply.colonists--,
    'supply.colonists: total (token colonist, found 41',
  ],
  [
    'a stored colonist',
    start(),
    (p) => first(p).stored++,
    'supply.colonists: total (token colonist, found 43',
  ],
  [
    'a building more',
    start(),
    (p) => putInStock(p, 'wharf', 2),
    'supply.buildings.wharf: total (token wharf, found 2',
  ],
  [
    'a building for nothing',
    start(),
    (p) => buildTwice(p, 1),
    'supply.buildings.hospice: total (token hospice, found 2',
  ],
  ['a point more', start(), (p) => first(p).vp++, 'supply.vp: total (token vp, found 66'],
  [
    'a point on paper',
    start(),
    (p) => p.supply.vpOnPaper++,
    'supply.vp: total (token vp, found 64',
  ],
  ['paper beside chips', start(), (p) => pay(p, 1), 'supply.vp: total (token vp, found 65'],
  ['debts', start(), (p) => (first(p).coins = -1), 'players.0: shape (expected >=0, found -1'],
  [
    'half a coin',
    start(),
    (p) => (first(p).coins = 0.5),
    'players.0: shape (expected >=0, found 0.5',
  ],
  ['less than no goods', start(), (p) => trade(p, -1), 'players.0: shape (expected >=0, found -1'],
  [
    'a supply below nothing',
    start(),
    (p) => trade(p, 9),
    'supply.goods.corn: short (token corn, missing 1',
  ],
  [
    'an occupied tile that is not',
    start(),
    (p) => first(p).manned.corn++,
    'players.0.manned.corn: manned (tile corn, colonists 1',
  ],
  [
    'a building twice',
    start(),
    (p) => buildTwice(p, 2),
    'players.0.city.hospice: built-twice (building hospice',
  ],
  [
    'too many on a building',
    start(),
    crowd,
    'players.0.city.hospice: workers (building hospice, workers 2',
  ],
  [
    'too much land',
    start(),
    (p) => (first(p).tiles.quarry = 12),
    'players.0.tiles: land-full (over 1',
  ],
  ['too much city', start(), overbuild, 'players.0.city: city-full (over 1'],
  ['another ship', start(), (p) => p.ships.pop(), 'ships: ships (expected 4, 6'],
  [
    'a kind without goods',
    start(),
    (p) => loadShip(p, 0, 0),
    'ships.4: ship-load (ship 4, count 0',
  ],
  ['a ship too full', start(), (p) => loadShip(p, 0, 5), 'ships.4: ship-load (ship 4, count 5'],
  ['a full ship in port', start(), (p) => loadShip(p, 0, 4), 'ships.4: ship-kept (ship 4'],
  ['a kind on two ships', start(), shipTwice, 'ships: kind-on-two-ships (good corn'],
  ['a full house', start(), (p) => (p.house = Array(4).fill('corn')), 'house: house-kept'],
  [
    'too many turned up',
    start(),
    (p) => (p.plantations.faceUp = [...p.plantations.faceUp, 'corn']),
    'plantations.faceUp: face-up (count 4, most 3',
  ],
  ['an unknown round', start(), (p) => (p.round = 0), 'round: shape (expected >=1, found 0'],
  ['a seat too far', start(), (p) => (p.governor = 2), 'governor: seat (seat C, seats 2'],
  ['a role tile gone', start(), (p) => p.roles.pop(), 'roles: role-tiles (expected 7, found 6'],
  ['a role not counted', start(), (p) => p.picks++, 'picks: picks (picks 1, taken 0'],
  [
    'somebody else choosing',
    start(),
    (p) => (p.chooser = 1),
    'chooser: chooser (expected 0, found 1',
  ],
  [
    'somebody else deciding',
    start(),
    (p) => (p.seat = 1),
    'at: waits-for-nobody (at roles, seat B',
  ],
  [
    'a role in play',
    start(),
    (p) => (p.role = 'mayor'),
    'role: role-in-play (role mayor, at roles',
  ],
  [
    'another phase',
    later('trader.turn'),
    (p) => (p.at = 'settler.turn'),
    'role: role-in-play (role trader, at settler.turn',
  ],
  [
    'a tile remembered',
    start(),
    (p) => (p.phase.tile = 'fruit'),
    'phase.tile: shape (expected null, found "fruit"',
  ],
  [
    'a draw remembered',
    start(),
    (p) => (p.phase.drawn = true),
    'phase.drawn: remembered (what drawn, at roles',
  ],
  [
    'a building remembered',
    start(),
    (p) => (p.phase.building = 'wharf'),
    'phase.building: shape (expected null, found "wharf"',
  ],
  [
    'production remembered',
    start(),
    (p) => p.phase.produced.corn++,
    'phase.produced: remembered (what produced, at roles',
  ],
  [
    'turns remembered',
    start(),
    (p) => p.phase.passes++,
    'phase.passes: remembered (what passes, at roles',
  ],
  [
    'a wharf used twice',
    later('captain.loading'),
    (p) => (p.phase.wharfUsed = [0, 0]),
    'phase.wharfUsed: remembered (what wharfUsed, at captain.loading',
  ],
  ['colonists undealt', later('mayor.placing'), undeal, 'market: undealt (count 1'],
  [
    'colonists held back',
    later('mayor.placing'),
    holdBack,
    'players.1.stored: held-back (seat B, count 4',
  ],
  [
    'an end without a reason',
    start(),
    (p) => (p.ending = ['city']),
    'ending: ending (trigger city',
  ],
  ['chips gone, game going on', start(), (p) => pay(p, 65), 'ending: ending (trigger chips'],
  [
    'colonists left at the end',
    start(),
    (p) => (p.ending = ['colonists']),
    'ending: ending (trigger colonists, count 40',
  ],
  [
    'the same end twice',
    start(),
    (p) => (p.ending = ['chips', 'chips']),
    'ending: ending (trigger twice',
  ],
  [
    'points on paper where none are written down',
    start(),
    capped,
    'supply.vpOnPaper: on-paper (points 1',
  ],
  [
    'a wharf used by nobody',
    start(),
    (p) => (p.phase.wharfUsed = [4]),
    'phase.wharfUsed: seat (seat E, seats 2',
  ],
  [
    'loading remembered',
    start(),
    (p) => (p.phase.chooserLoaded = true),
    'phase.chooserLoaded: remembered (what chooserLoaded, at roles',
  ],
  [
    'a building built before the last one',
    later('builder.manning'),
    (p) => (p.phase.building = p.players[p.seat]?.city[0]?.id ?? null),
    'phase.building: remembered (what building, at builder.manning',
  ],
  ['over too early', later('over'), (p) => (p.ending = []), 'ending: ending (trigger'],
]

function buildTwice(position: Position, times: number): void {
  for (let time = 0; time < times; time++) first(position).city.push({ id: 'hospice', workers: 0 })
}
function crowd(position: Position): void {
  first(position).city.push({ id: 'hospice', workers: 2 })
}
function overbuild(position: Position): void {
  first(position).city = Array.from({ length: 13 }, () => ({ id: 'hospice', workers: 0 }))
}
function pay(position: Position, points: number): void {
  first(position).vp += points
  if (points > 1) position.supply.vp -= points
  else position.supply.vpOnPaper += points
}
function capped(position: Position): void {
  position.options['vp.beyondSupply'] = 'cap'
  pay(position, 65)
  pay(position, 1)
}
function trade(position: Position, corn: number): void {
  first(position).goods.corn += corn
  position.supply.goods.corn -= corn
}
function loadShip(position: Position, place: number, count: number): void {
  const ship = position.ships[place]
  if (ship) Object.assign(ship, { good: 'corn', count })
  position.supply.goods.corn -= count
}
function shipTwice(position: Position): void {
  loadShip(position, 0, 1)
  loadShip(position, 1, 1)
}
function undeal(position: Position): void {
  const player = position.players.find(({ stored }) => stored > 0)
  if (player) player.stored -= 1
  else position.supply.colonists -= 1
  position.market += 1
}
/** The second seat is to place, and the first, which has, takes all its colonists back. */
function holdBack(position: Position): void {
  position.seat = (position.chooser + 1) % 2
  const player = position.players[position.chooser]
  if (player) {
    player.stored += 1 + player.city.reduce((sum, { workers }) => sum + workers, 0)
    player.city = player.city.map(({ id }) => ({ id, workers: 0 }))
  }
  position.supply.colonists -= 1
}

describe('no position of a game violates anything', () => {
  test.each([2, 3, 4, 5])('with %i seats', (seats) => {
    for (let seed = 0; seed < 10; seed++)
      playGame(puertoRico, { edition: 'classic', seats, seed }, (position) => {
        const found = violations(position)
        if (found.length > 0) expect({ seed, found }).toEqual({ seed, found: [] })
      })
  })
})

describe('seen at once', () => {
  test.each(tampered)('%s', (_, position, change, message) => {
    const copy = copyState(position)
    expect(violations(copy)).toEqual([])
    change(copy)
    expect(violations(copy).join('\n')).toContain(message)
  })
})

test('an edition that is not played with so many seats is told', () => {
  expect(violations({ ...start(), players: [] })).toEqual([
    'players: edition-seats (edition two-player, seats 0)',
  ])
})
