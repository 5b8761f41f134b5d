import { describe, expect, test } from 'vitest'
import { playGame } from '../../../engine/random-game.ts'
import { puertoRico } from '../plug.ts'
import { setUp } from '../rules/setup.ts'
import { copyState, type Player, type Position } from '../rules/state.ts'
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

/** What is changed, where, and a part of the sentence that must tell it. */
const tampered: [string, Position, (position: Position) => void, string][] = [
  ['a good more', start(), (p) => p.supply.goods.corn++, 'corn: 9 in all instead of 8'],
  ['a good less', start(), (p) => p.supply.goods.coffee--, 'coffee: 6 in all instead of 7'],
  ['a good in the house', start(), (p) => p.house.push('sugar'), 'sugar: 10 in all'],
  ['a plantation more', start(), (p) => first(p).tiles.corn++, 'corn plantations: 8'],
  ['a plantation less', start(), (p) => p.plantations.pile.pop(), 'plantations:'],
  ['a discard more', start(), (p) => p.plantations.discard.fruit++, 'fruit plantations: 10'],
  ['a quarry more', start(), (p) => p.supply.quarries++, 'quarries: 6'],
  ['a colonist more', start(), (p) => p.market++, 'colonists: 43'],
  ['a colonist less', start(), (p) => p.supply.colonists--, 'colonists: 41'],
  ['a stored colonist', start(), (p) => first(p).stored++, 'colonists: 43'],
  ['a building more', start(), (p) => p.supply.buildings.wharf++, 'wharf: 2 in all'],
  ['a building for nothing', start(), (p) => buildTwice(p, 1), 'hospice: 2 in all'],
  ['a point more', start(), (p) => first(p).vp++, 'points: 66'],
  ['a point on paper', start(), (p) => p.supply.vpOnPaper++, 'points: 64'],
  ['paper beside chips', start(), (p) => pay(p, 1), '1 points on paper with 65 in the supply'],
  ['debts', start(), (p) => (first(p).coins = -1), 'seat 0: coins is -1'],
  ['half a coin', start(), (p) => (first(p).coins = 0.5), 'seat 0: coins is 0.5'],
  ['less than no goods', start(), (p) => trade(p, -1), 'seat 0: corn is -1'],
  ['a supply below nothing', start(), (p) => trade(p, 9), 'corn in the supply: -1 is no count'],
  ['an occupied tile that is not', start(), (p) => first(p).manned.corn++, '1 of 0 corn tiles'],
  ['a building twice', start(), (p) => buildTwice(p, 2), 'seat 0: hospice stands twice'],
  ['too many on a building', start(), crowd, '2 colonists on the 1 circles of hospice'],
  ['too much land', start(), (p) => (first(p).tiles.quarry = 12), 'seat 0: 13 land tiles'],
  ['too much city', start(), overbuild, 'seat 0: 13 city spaces'],
  ['another ship', start(), (p) => p.ships.pop(), 'ships of 4 instead of 4,6'],
  ['a kind without goods', start(), (p) => loadShip(p, 0, 0), '0 goods of kind corn'],
  ['a ship too full', start(), (p) => loadShip(p, 0, 5), 'ship 4 carries 5'],
  ['a full ship in port', start(), (p) => loadShip(p, 0, 4), 'ship 4 is full'],
  ['a kind on two ships', start(), shipTwice, 'corn lies on two ships'],
  ['a full house', start(), (p) => (p.house = Array(4).fill('corn')), '4 goods in the trading'],
  [
    'too many turned up',
    start(),
    (p) => p.plantations.faceUp.push('corn'),
    '4 plantations face up',
  ],
  ['an unknown round', start(), (p) => (p.round = 0), 'round 0'],
  ['a seat too far', start(), (p) => (p.governor = 2), 'governor is seat 2'],
  ['a role tile gone', start(), (p) => p.roles.pop(), 'instead of settler,mayor'],
  ['a role not counted', start(), (p) => p.picks++, 'seat 0: 0 roles taken of 1'],
  ['somebody else choosing', start(), (p) => (p.chooser = 1), 'in the turn of seat 0'],
  ['somebody else deciding', start(), (p) => (p.seat = 1), 'seat 1 at roles of seat 0'],
  ['a role in play', start(), (p) => (p.role = 'mayor'), 'the role in play is mayor'],
  [
    'another phase',
    later('trader.turn'),
    (p) => (p.at = 'settler.turn'),
    'the role in play is trader',
  ],
  ['a tile remembered', start(), (p) => (p.phase.tile = 'fruit'), 'a tile remembered at roles'],
  ['a draw remembered', start(), (p) => (p.phase.drawn = true), 'a tile remembered at roles'],
  [
    'a building remembered',
    start(),
    (p) => (p.phase.building = 'wharf'),
    'wharf remembered at roles',
  ],
  ['production remembered', start(), (p) => p.phase.produced.corn++, 'production remembered'],
  ['turns remembered', start(), (p) => p.phase.passes++, 'loading remembered at roles'],
  [
    'a wharf used twice',
    later('captain.loading'),
    (p) => p.phase.wharfUsed.push(0, 0),
    'wharves used: 0,0',
  ],
  ['colonists undealt', later('mayor.placing'), undeal, '1 colonists not dealt out'],
  ['colonists held back', later('mayor.placing'), holdBack, 'stored beside empty circles'],
  ['an end without a reason', start(), (p) => p.ending.push('city'), 'a full city: false'],
  ['chips gone, game going on', start(), (p) => pay(p, 65), '0 points in the supply, ending: '],
  ['colonists left at the end', start(), (p) => p.ending.push('colonists'), 'ending: colonists'],
  ['the same end twice', start(), (p) => p.ending.push('chips', 'chips'), 'ending twice'],
  ['over too early', later('over'), (p) => (p.ending = []), 'over before its time'],
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
  for (const built of player?.city ?? []) {
    if (player) player.stored += built.workers
    built.workers = 0
  }
  if (player) player.stored += 1
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

test('an edition that is not played with so many seats throws', () => {
  expect(() => violations({ ...start(), players: [] })).toThrow('is not played with 0 seats')
})
