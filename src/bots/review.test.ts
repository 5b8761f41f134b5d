import { describe, expect, test } from 'vitest'
import { weigh } from '../games/puerto-rico/bots/expert.ts'
import { decide, rank } from '../games/puerto-rico/bots/heuristic/decide.ts'
import { reviewed } from '../games/puerto-rico/bots/review.ts'
import type { PuertoRicoBots } from '../games/puerto-rico/bots/types.ts'
import { copyState } from '../games/puerto-rico/rules/copy-state.ts'
import { game } from '../games/puerto-rico/rules/game.ts'
import { setUp } from '../games/puerto-rico/rules/setup.ts'
import { playerView } from '../games/puerto-rico/rules/view.ts'
import { toTheEnd } from './bot.ts'
import { dearest, decisionsOf, type PlayedMove, review, type WeighedDecision } from './review.ts'
import type { WeighQuestion } from './weigh.ts'

/** The first moves of a game, in which the first builder who could build passes. */
function played(most: number): { turns: PlayedMove<PuertoRicoBots>[]; blunder: number } {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 4 })
  const turns: PlayedMove<PuertoRicoBots>[] = []
  let blunder = -1
  while (turns.length < most) {
    const ranked = rank(position).toSorted((one, other) => one.value - other.value)
    const isFirst = blunder < 0 && position.at === 'builder.turn' && ranked.length > 1
    if (isFirst) blunder = turns.length
    const move = (isFirst && ranked[0]?.move) || decide(position).move
    turns.push({ before: copyState(position), move })
    game.applyMoveInPlace(position, move)
  }
  return { turns, blunder }
}

const { turns, blunder } = played(24)
const planted = turns[blunder]
const question = (games: number, seed = 1): WeighQuestion<PuertoRicoBots> => {
  if (!planted) throw new Error('nobody built')
  const { before, move } = planted
  return { view: playerView(before, move.seat), move, games, seed }
}

describe('a decision', () => {
  const found = toTheEnd(weigh(question(400)))

  test('that is worse than another costs something, as far as can be known', () => {
    const { mean, spread } = found.better?.cost ?? { mean: 0, spread: 0 }
    expect(mean - spread).toBeGreaterThan(0)
    expect(found.margins).toHaveLength(2)
    expect(found.margins[0]?.mean).toBeCloseTo(-(found.margins[1]?.mean ?? 0))
  })

  test('is weighed alike by the same question, and more closely by more games', () => {
    expect(toTheEnd(weigh(question(400)))).toEqual(found)
    const closer = toTheEnd(weigh(question(1600)))
    expect(closer.margins[0]?.spread).toBeLessThan((found.margins[0]?.spread ?? 0) * 0.75)
  })

  test('that the search would have made itself costs nothing', () => {
    const move = found.better?.move
    if (!move) throw new Error('nothing better was found')
    expect(toTheEnd(weigh({ ...question(400), move })).better).toBeNull()
  })
})

test('a game is looked over: each choice of a seat, what cost most first', async () => {
  const shares: number[] = []
  const seat = planted?.move.seat ?? 0
  const decisions = decisionsOf(reviewed, turns, [seat])
  expect(decisions.length).toBeGreaterThan(3)
  expect(decisions.every(({ move }) => move.seat === seat)).toBe(true)
  const weigher = async (asked: WeighQuestion<PuertoRicoBots>) => toTheEnd(weigh(asked))
  const weighed = await review({
    definition: reviewed,
    decisions,
    depth: { first: 60, second: 240 },
    weighers: [weigher, weigher],
    tell: (_, share) => shares.push(share),
  })
  expect(weighed.map(({ turn }) => turn)).toEqual(decisions.map(({ turn }) => turn))
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(dearest(weighed).map(({ turn }) => turn)).toContain(blunder)
})

test('what may have cost nothing is not named, and no more than five are', () => {
  const costing = (turn: number, mean: number, spread: number) =>
    ({ turn, weighed: { better: { cost: { mean, spread } } } }) as WeighedDecision<PuertoRicoBots>
  const many = Array.from({ length: 8 }, (_, turn) => costing(turn, turn, 2))
  expect(dearest(many).map(({ turn }) => turn)).toEqual([7, 6, 5, 4, 3])
})
