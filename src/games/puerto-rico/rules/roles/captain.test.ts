import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayDecline, shipLoads, wharfLoads } from '../../verify/oracle/captain.ts'
import { game } from '../game.ts'
import type { Move } from '../moves.ts'
import { setUp } from '../setup.ts'
import type { Position, Ship } from '../state.ts'
import { type ByGood, each, GOODS, type Good } from '../vocabulary.ts'

interface Hold {
  size: number
  good: Good | null
  count: number
}
interface Case {
  holds: Hold[]
  goods: ByGood<number>
  wharf: 'none' | 'empty' | 'occupied' | 'used'
  free: boolean
  wharfMust: boolean
}

const hold = (size: number) =>
  fc
    .tuple(fc.constantFrom(null, ...GOODS), fc.integer({ min: 1, max: size }))
    .map(([good, count]): Hold => ({ size, good, count: good ? count : 0 }))

/** Ships as they can lie in port: no kind on two of them. */
const holds = fc
  .tuple(hold(4), hold(5), hold(6))
  .filter((all) => new Set(all.map(({ good }) => good ?? Symbol())).size === 3)

const someCase: fc.Arbitrary<Case> = fc.record({
  holds,
  goods: fc.record(each(GOODS, () => fc.nat(7))),
  wharf: fc.constantFrom('none', 'empty', 'occupied', 'used'),
  free: fc.boolean(),
  wharfMust: fc.boolean(),
})

function positionOf({ holds, goods, wharf, free, wharfMust }: Case): Position {
  const position = setUp({
    edition: 'classic',
    seats: 3,
    seed: 1,
    options: {
      'captain.shipChoice': free ? 'free' : 'maxLoad',
      'captain.wharfMandatoryWhenNoShip': wharfMust,
    },
  })
  const workers = wharf === 'empty' ? 0 : 1
  return {
    ...position,
    at: 'captain.loading',
    role: 'captain',
    ships: holds.map((ship): Ship => ({ ...ship })),
    players: position.players.map((player, seat) =>
      seat > 0
        ? player
        : { ...player, goods, city: wharf === 'none' ? [] : [{ id: 'wharf' as const, workers }] },
    ),
    phase: { ...position.phase, wharfUsed: wharf === 'used' ? [0] : [] },
  }
}

/** What may be done, by the model. */
function allowedByModel(position: Position): string[] {
  const used = position.phase.wharfUsed
  const loads = [...shipLoads(position, 0), ...wharfLoads(position, 0, used)]
  const allowed = loads.map(({ good, ship }) =>
    ship === null ? `loadWharf ${good}` : `load ${good} ${ship}`,
  )
  return (mayDecline(position, 0, used) ? [...allowed, 'pass'] : allowed).sort()
}

const wordsOf = (move: Move): string => {
  if (move.do === 'load') return `load ${move.good} ${move.ship}`
  return move.do === 'loadWharf' ? `loadWharf ${move.good}` : move.do
}

const everyMove: Move[] = [
  { do: 'pass', seat: 0 },
  ...GOODS.flatMap((good): Move[] => [
    { do: 'loadWharf', seat: 0, good },
    ...[3, 4, 5, 6, 7].map((ship): Move => ({ do: 'load', seat: 0, good, ship })),
  ]),
]

describe('loading', () => {
  test('is allowed as the rulings tell it, listed and judged', () => {
    fc.assert(
      fc.property(someCase, (given) => {
        const position = positionOf(given)
        const expected = allowedByModel(position)
        expect([...game.legalMoves(position)].map(wordsOf).sort()).toEqual(expected)
        const judged = everyMove.filter((move) => game.judge(position, move).legal)
        expect(judged.map(wordsOf).sort()).toEqual(expected)
      }),
      { numRuns: 3000 },
    )
  })

  test('takes all that fits, and no count but that one is legal', () => {
    fc.assert(
      fc.property(someCase, (given) => {
        const position = positionOf(given)
        for (const move of game.legalMoves(position)) {
          if (move.do !== 'load' && move.do !== 'loadWharf') continue
          const counts = Array.from({ length: 12 }, (_, count) => count)
          const legal = counts.filter((count) => game.judge(position, { ...move, count }).legal)
          const next = game.applyMove(position, move)
          const left = next.ok ? next.position.players[0]?.goods[move.good] : undefined
          expect(legal).toEqual([given.goods[move.good] - (left ?? 0)])
        }
      }),
      { numRuns: 200 },
    )
  })
})
