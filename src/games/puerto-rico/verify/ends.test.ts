import { describe, expect, test } from 'vitest'
import { MOST_DECISIONS } from '../../../engine/random-game.ts'
import { copyState } from '../rules/copy-state.ts'
import { figuresFor } from '../rules/editions.ts'
import { game } from '../rules/game.ts'
import { type GameSetup, setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { type RoleTile, roleOf } from '../rules/vocabulary.ts'
import { spacesBuilt, sum } from './oracle/table.ts'
import { drawnAt, forPositions, GAMES } from './positions.ts'

/** What only ever falls: colonists and points in the supply, free spaces in the cities. */
const measures = ({ supply, players }: Position): number[] => [
  supply.colonists,
  supply.vp,
  sum(players.map((player) => 12 - spacesBuilt(player))),
]

describe('what brings the end nearer', () => {
  test('never goes back, whatever is played', () => {
    forPositions(2000, (position, seed) => {
      const move = drawnAt(position, seed)
      const next = game.applyMove(position, move)
      if (!move || !next.ok) return
      const [colonists = 0, points = 0, spaces = 0] = measures(position)
      const [lessColonists = 0, lessPoints = 0, lessSpaces = 0] = measures(next.position)
      expect(lessColonists).toBeLessThanOrEqual(colonists)
      expect(lessPoints).toBeLessThanOrEqual(points)
      expect(lessSpaces).toBeLessThanOrEqual(spaces)
      const seats = position.players.length
      const { ending } = next.position
      const lastToPlace = (position.seat + 1) % seats === position.chooser
      if (move.do === 'build') expect(lessSpaces).toBeLessThan(spaces)
      if ((move.do === 'load' || move.do === 'loadWharf') && !ending.includes('chips'))
        expect(lessPoints).toBeLessThan(points)
      if (move.do === 'place' && lastToPlace && !ending.includes('colonists'))
        expect(lessColonists).toBeLessThanOrEqual(colonists - seats)
    })
  })
})

/** Plays whole rounds in which these roles are chosen and everybody declines everything. */
function declineAll(position: Position, roles: readonly RoleTile[], rounds: number): Position {
  let now = position
  for (const last = now.round + rounds; now.round < last; ) {
    const { seat, picks } = now
    const role = roles[picks]
    const move =
      now.at === 'roles' && role
        ? ({ do: 'chooseRole', seat, role } as const)
        : ({ do: 'pass', seat } as const)
    const next = game.applyMove(now, move)
    if (!next.ok) throw new Error(`${JSON.stringify(move)} breaks ${next.broken}`)
    now = next.position
  }
  return now
}

/** The position without what grows in such a game: the number of rounds, and coins. */
const butForCoins = (position: Position): Position => ({
  ...position,
  round: 1,
  roles: position.roles.map((card) => ({ ...card, coins: 0 })),
  players: position.players.map((player) => ({ ...player, coins: 0 })),
})

describe('a game need not end', () => {
  test.each<[number, RoleTile[]]>([
    [3, ['builder', 'trader', 'captain']],
    [4, ['builder', 'trader', 'captain', 'craftsman']],
    [5, ['builder', 'trader', 'captain', 'craftsman', 'prospector']],
  ])('with %i seats: nobody chooses %j otherwise, and everybody declines', (seats, roles) => {
    const start = setUp({ edition: 'classic', seats, seed: 1 })
    const later = declineAll(start, roles, seats)
    expect(later.round).toBe(1 + seats)
    expect(butForCoins(later)).toEqual(butForCoins(start))
  })

  const sixRoles: RoleTile[] = [
    ...(['settler', 'builder', 'craftsman'] as const),
    ...(['trader', 'captain', 'prospector'] as const),
  ]
  const twoSeats: GameSetup = { edition: 'two-player', seats: 2, seed: 1 }

  test('with two seats either: the mayor is the role left over, and tiles only go round', () => {
    const start = setUp({ ...twoSeats, options: { 'settler.discard': 'bottomOfStack' } })
    // 33 plantations, three turned up in a round: after eleven rounds the first lie open again.
    expect(butForCoins(declineAll(start, sixRoles, 22))).toEqual(butForCoins(start))
  })

  test('nor where discards are shuffled: nothing but their order is new', () => {
    const start = setUp(twoSeats)
    const sorted = (position: Position) => {
      const { faceUp, pile } = position.plantations
      const plantations = { ...position.plantations, faceUp: [], pile: [...faceUp, ...pile].sort() }
      return { ...butForCoins(position), rng: 0, plantations }
    }
    expect(sorted(declineAll(start, sixRoles, 22))).toEqual(sorted(start))
  })
})

/** The most mayor phases that a game can have: each takes a colonist a seat, or is in the last round. */
const mostMayors = ({ edition, seats }: Pick<GameSetup, 'edition' | 'seats'>): number =>
  Math.floor(setUp({ edition, seats, seed: 1 }).supply.colonists / seats) + 1

/** The chance that fewer than `successes` come of `tries`, each with chance `p`. */
function fewerThan(successes: number, tries: number, p: number): number {
  let chances = [1]
  for (let count = 0; count < tries; count++)
    chances = [...chances, 0].map((chance, hits) => chance * (1 - p) + (chances[hits - 1] ?? 0) * p)
  return sum(chances.slice(0, successes))
}

/** The most decisions of one round, every role in it: turns with all that can come in them. */
function mostInRound(seats: number, ships: number): number {
  const settler = 4 * seats
  const mayor = 1 + seats
  const builder = 2 * seats
  // A load uses up a kind that somebody has or fills a ship; between two loads all others may pass.
  const captain = (5 * seats + ships + 1) * seats + seats
  const picks = seats === 2 ? 6 : seats
  return picks + settler + mayor + builder + 1 + seats + captain
}

const BOUNDS = [
  { seats: 2, mayors: 21, rounds: 49, perRound: 52 },
  { seats: 3, mayors: 19, rounds: 107, perRound: 89 },
  { seats: 4, mayors: 19, rounds: 90, perRound: 138 },
  { seats: 5, mayors: 20, rounds: 81, perRound: 197 },
]

describe('a game of random moves ends', () => {
  test.each(BOUNDS)('$seats seats: after $mayors mayor phases at most', ({ seats, mayors }) => {
    for (const [edition, count] of GAMES)
      if (count === seats) expect(mostMayors({ edition, seats })).toBe(mayors)
    for (let seed = 0; seed < 30; seed++) expect(mayorsPlayed(seats, seed)).toBeLessThan(mayors)
  })

  test.each(
    BOUNDS,
  )('$seats seats: in $rounds rounds but for one game in 10^12, far below the limit', ({
    seats,
    mayors,
    rounds,
    perRound,
  }) => {
    const { roles, ships, options, edition } = setUp({ edition: 'classic', seats, seed: 1 })
    const { picks } = figuresFor(edition, seats, options)
    const chance = (picks * seats) / roles.length
    expect(fewerThan(mayors, rounds, chance)).toBeLessThan(1e-12)
    expect(fewerThan(mayors, rounds - 1, chance)).toBeGreaterThan(1e-12)
    expect(mostInRound(seats, ships.length)).toBe(perRound)
    expect(rounds * perRound).toBeLessThan(MOST_DECISIONS)
  })
})

function mayorsPlayed(seats: number, seed: number): number {
  const position = copyState(setUp({ edition: 'classic', seats, seed }))
  let mayors = 0
  for (let decision = 0; ; decision++) {
    const move = drawnAt(position, seed + 1000 * decision)
    if (!move) return mayors
    if (move.do === 'chooseRole' && roleOf(move.role) === 'mayor') mayors += 1
    game.applyMoveInPlace(position, move)
  }
}
