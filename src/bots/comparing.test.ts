import { describe, expect, test } from 'vitest'
import { weigh } from '../games/puerto-rico/bots/expert.ts'
import { fittedStandings } from '../games/puerto-rico/bots/fitted-standing.ts'
import { decide, rank } from '../games/puerto-rico/bots/heuristic/decide.ts'
import { partsOf } from '../games/puerto-rico/bots/telling.ts'
import type { PuertoRicoBots } from '../games/puerto-rico/bots/types.ts'
import { bulkGame } from '../games/puerto-rico/rules/bulk.ts'
import { copyState } from '../games/puerto-rico/rules/copy-state.ts'
import { setUp } from '../games/puerto-rico/rules/setup.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import { playerView } from '../games/puerto-rico/rules/view.ts'
import { toTheEnd } from './bot.ts'
import { type Difference, mainDifferences, signed } from './comparing.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function positions(): Position[] {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 8 })
  const met = [copyState(position)]
  while (position.at !== 'over') {
    bulkGame.applyMoveInPlace(position, decide(position).move)
    met.push(copyState(position))
  }
  return met
}
const met = positions()

test('the parts of a standing are the standing', () => {
  for (const position of met)
    for (const [seat, points] of fittedStandings(position).entries())
      expect(sum(Object.values(partsOf(position)[seat] ?? {}))).toBeCloseTo(points)
})

describe('what a decision cost', () => {
  const before = met.find((one) => one.at === 'builder.turn' && rank(one).length > 2)
  if (!before) throw new Error('nobody had a choice of buildings')
  const [worst] = rank(before).toSorted((one, other) => one.value - other.value)
  if (!worst) throw new Error('nothing to build')
  const view = playerView(before, before.seat)
  const { better } = toTheEnd(weigh({ view, move: worst.move, games: 400, seed: 1 }))

  test('is what its differences come to together', () => {
    expect(better).not.toBeNull()
    const points = better?.differences.map(({ points }) => points) ?? []
    expect(sum(points)).toBeCloseTo(-(better?.cost.mean ?? 0))
    expect(points).not.toHaveLength(0)
  })

  test('is told by lines that begin with the move made and with the better one', () => {
    expect(better?.lines.made[0]).toEqual(worst.move)
    expect(better?.lines.better[0]).toEqual(better?.move)
  })
})

test('what was lost is told first, and a gain only where it is large; trifles are left out', () => {
  const difference = (
    part: PuertoRicoBots['Part'],
    points: number,
  ): Difference<PuertoRicoBots> => ({
    whose: 'own',
    part,
    points,
    deed: null,
  })
  const main = mainDifferences(
    [
      difference('chips', -4),
      difference('coins', 2),
      difference('goods', -1),
      difference('bonus', -0.4),
    ],
    3.4,
  )
  expect(main.map(({ part }) => part)).toEqual(['chips', 'goods', 'coins'])
})

test('a figure that is told is never nothing', () => {
  expect([signed(-0.02, 1), signed(0.4, 0), signed(13.6, 0), signed(-4.25, 1)]).toEqual([
    '−0.1',
    '+0.4',
    '+14',
    '−4.3',
  ])
})
