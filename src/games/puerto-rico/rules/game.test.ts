import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emitInto } from '../../../engine/events.ts'
import { moverOf, playGame, seedOf } from '../../../engine/random-game.ts'
import { puertoRico } from '../definition.ts'
import { frozen } from '../verify/positions.ts'
import { copyState } from './copy-state.ts'
import type { GameEvent } from './events.ts'
import { game } from './game.ts'
import { MOVE_KINDS, type Move } from './moves.ts'
import { RULES } from './rule-ids.ts'
import { setUp } from './setup.ts'
import type { Player, Position } from './state.ts'
import { DECISIONS, GOODS } from './vocabulary.ts'

interface Moment {
  position: Position
  move: Move | null
}

/** Every position of some random games of two to five seats, in some with what may be declined, with the move that was played there. */
function momentsOf(games: number): Moment[] {
  const moments: Moment[] = []
  for (let index = 0; index < games; index++)
    playGame(
      puertoRico,
      {
        edition: 'classic',
        seats: 2 + (index % 4),
        seed: seedOf(9, index),
        options: {
          'points.declinable': index % 2 === 1,
          'craftsman.productionOptional': index % 4 === 1,
          'mayor.shareOptional': index % 4 === 1,
        },
      },
      (position, move) => moments.push({ position: copyState(position), move }),
    )
  return moments
}

const MOMENTS = momentsOf(16)

/** One position for each decision of the game, and one where it is over. */
const KINDS = [...DECISIONS, 'over'].map((at) => {
  const found = MOMENTS.find(({ position }) => position.at === at)
  if (!found) throw new Error(`no game came to ${at}`)
  return found.position
})

describe('applyMove', () => {
  test('never changes its input, and gives what bulk play gives', () => {
    for (const { position, move } of MOMENTS) {
      if (!move) continue
      const before = JSON.stringify(position)
      const next = game.applyMove(frozen(copyState(position)), frozen(move))
      if (!next.ok) throw new Error(`${JSON.stringify(move)} breaks ${next.broken}`)
      const bulk = copyState(position)
      game.applyMoveInPlace(bulk, move)
      expect(JSON.stringify(position)).toBe(before)
      expect(JSON.stringify(next.position)).toBe(JSON.stringify(bulk))
    }
  })

  test('shares nothing that later moves change with the position it was given', () => {
    for (const { position, move } of MOMENTS) {
      const next = game.applyMove(position, move)
      if (!next.ok) continue
      const before = JSON.stringify(position)
      playOut(next.position)
      expect(JSON.stringify(position)).toBe(before)
    }
  })

  test('refuses what judge refuses, with the same rules', () => {
    for (const position of KINDS)
      for (const kind of MOVE_KINDS) {
        const input = { do: kind, seat: position.seat, tile: 'corn', good: 'corn' }
        const { legal, broken } = game.judge(position, input)
        const next = game.applyMove(position, input)
        expect(next.ok).toBe(legal)
        if (!next.ok) expect(next.broken).toEqual(broken)
      }
  })

  test('tells in its events all that the players gain and lose', () => {
    for (const { position, move } of MOMENTS) {
      const next = game.applyMove(position, move)
      if (!next.ok) continue
      for (const [seat, after] of next.position.players.entries()) {
        const before = position.players[seat]
        if (!before) throw new Error('as many players as before expected')
        const emitted = game.netGains(next.events, seat)
        const held = ({ coins, vp, goods, tiles }: Player) => [
          coins,
          vp,
          ...GOODS.map((good) => goods[good] + tiles[good]),
        ]
        const gains = held(after).map((now, place) => now - (held(before)[place] ?? 0))
        const tokens = ['coins', 'vp', ...GOODS] as const
        expect(tokens.map((token) => emitted[token] ?? 0).join()).toBe(gains.join())
      }
    }
  })

  test('cites only rules that there are, and moves nothing by halves', () => {
    const events: GameEvent[] = []
    for (const { position, move } of MOMENTS) {
      const next = game.applyMove(position, move)
      if (next.ok) events.push(...next.events)
    }
    const cited = new Set(events.map(({ rule }) => rule))
    expect([...cited].filter((rule) => !RULES.includes(rule))).toEqual([])
    expect(cited.size).toBeGreaterThan(35)
    expect(events.filter(({ count }) => !Number.isInteger(count) || count < 1)).toEqual([])
  })
})

function playOut(position: Position): void {
  const draw = moverOf(1)
  for (let turns = 0; turns < 10; turns++) {
    const move = game.randomMove(position, draw)
    if (move) game.applyMoveInPlace(position, move)
  }
}

describe('a position', () => {
  test('is the same game after writing and reading', () => {
    for (const position of KINDS) expect(JSON.parse(JSON.stringify(position))).toEqual(position)
    for (const { position, move } of MOMENTS) {
      const read: Position = JSON.parse(JSON.stringify(position))
      const next = JSON.stringify(game.applyMove(position, move))
      expect(JSON.stringify(game.applyMove(read, move))).toBe(next)
    }
  })

  test('comes to the same deal from the same seed, and to others from others', () => {
    const deal = (seed: number) =>
      JSON.stringify(setUp({ edition: 'two-player', seats: 2, seed }).plantations)
    expect(deal(5)).toBe(deal(5))
    expect(new Set(Array.from({ length: 20 }, (_, seed) => deal(seed))).size).toBe(20)
  })
})

describe('judge', () => {
  const expectRuling = (position: Position, input: unknown) => {
    const { legal, broken } = game.judge(position, input)
    expect(legal).toBe(broken.length === 0)
    for (const rule of broken) expect(RULES).toContain(rule)
    return legal
  }

  test('answers anything whatever', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.anything(), (position, input) => {
        expect(expectRuling(position, input)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('answers what looks like a move', () => {
    const word = fc.oneof(
      fc.constantFrom('corn', 'quarry', 'mayor', 'prospector2', 'wharf', 'guildHall', '__proto__'),
      fc.string(),
    )
    const number = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double(), fc.constant(null))
    const counts = fc.oneof(fc.dictionary(word, number), fc.anything())
    const looksLikeMove = fc.record(
      {
        do: fc.constantFrom(...MOVE_KINDS, 'toString'),
        seat: number,
        role: word,
        tile: word,
        building: word,
        good: word,
        ship: number,
        count: number,
        island: counts,
        city: counts,
        keep: counts,
      },
      { requiredKeys: ['do', 'seat'] },
    )
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), looksLikeMove, (position, input) => {
        expectRuling(position, input)
      }),
      { numRuns: 5000 },
    )
  })

  test('finds every move legal that is listed, and nothing when the game is over', () => {
    for (const position of KINDS) {
      let listed = 0
      for (const move of game.legalMoves(position)) {
        expect(game.judge(position, move)).toEqual({ legal: true, broken: [] })
        if (++listed === 500) break
      }
      expect(listed > 0).toBe(position.at !== 'over')
    }
  })

  test('names a wrong seat before all else', () => {
    for (const position of KINDS) {
      const [move] = game.legalMoves(position)
      if (!move) continue
      const seat = (position.seat + 1) % position.players.length
      expect(game.judge(position, { ...move, seat }).broken[0]).toBe('turn.seat')
      expect(game.judge(position, { ...move, seat: 4 }).broken[0]).toBe('turn.seat')
    }
  })
})

describe('randomMove', () => {
  test('draws legal moves only, every one of them, evenly', () => {
    for (const position of KINDS) {
      const legal = [...game.legalMoves(position)].map((move) => JSON.stringify(move))
      if (position.at === 'mayor.placing' || position.at === 'over') continue
      const counts = new Map(legal.map((move) => [move, 0]))
      const draw = moverOf(4)
      const draws = 400 * legal.length
      for (let turn = 0; turn < draws; turn++) {
        const move = JSON.stringify(game.randomMove(position, draw))
        expect(counts.has(move)).toBe(true)
        counts.set(move, (counts.get(move) ?? 0) + 1)
      }
      for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(100)
    }
  })

  test('gives nothing when the game is over', () => {
    const over = KINDS.at(-1)
    expect(over?.at).toBe('over')
    expect(over && game.randomMove(over, Math.random)).toBeNull()
  })
})

test('bulk play refuses a move that the chart has no way for', () => {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  expect(() => game.applyMoveInPlace(position, { do: 'recruit', seat: 0 })).toThrow(
    'no recruit at roles',
  )
})

test('events of nothing are not kept', () => {
  const events: GameEvent[] = []
  const sink = emitInto(events)
  sink('builder.price', 0, 'coins', 0, 'purse', 'bank')
  sink('builder.price', 1, 'coins', 2, 'purse', 'bank')
  expect(events).toEqual([
    { rule: 'builder.price', seat: 1, token: 'coins', count: 2, from: 'purse', to: 'bank' },
  ])
})
