/** A dear decision of a review becomes a problem that the device keeps and the page asks. */
import { expect, test } from 'vitest'
import type { ReviewTypes } from '../../bots/comparing.ts'
import type { WeighedDecision } from '../../bots/review.ts'
import { moverOf } from '../../engine/random-game.ts'
import { game as leHavre } from '../../games/le-havre/rules/game.ts'
import { parsePosition as parseLeHavre } from '../../games/le-havre/rules/position.ts'
import { setUp as setUpLeHavre } from '../../games/le-havre/rules/setup.ts'
import { reviewTable as leHavreReview } from '../../games/le-havre/site/play/review-table.ts'
import { table as leHavreTable } from '../../games/le-havre/table/definition.tsx'
import { game as puertoRico } from '../../games/puerto-rico/rules/game.ts'
import { parsePosition } from '../../games/puerto-rico/rules/position.ts'
import { setUp } from '../../games/puerto-rico/rules/setup.ts'
import { reviewTable } from '../../games/puerto-rico/site/play/review-table.ts'
import { table } from '../../games/puerto-rico/table/definition/table.tsx'
import { ownProblemSchema } from '../../saves/own-problems.ts'
import { listFrom } from '../persisted-list.ts'
import { problemOf } from '../review/KeptMistakes.tsx'
import { askedOf } from './OwnProblems.tsx'

/** A decision that cost 3, with what a review found of it. */
const dear = <G extends ReviewTypes>(
  before: G['Position'],
  [move, better]: readonly G['Move'][],
  part: G['Part'],
): WeighedDecision<G> => {
  if (!move || !better) throw new Error('there is no choice')
  const differences = [{ whose: 'own' as const, part, points: -3, deed: null }]
  const cost = { mean: 3, spread: 1 }
  const lines = { made: [move], better: [better] }
  const found = { move: better, cost, reason: null, differences, lines }
  return { turn: 0, before, move, weighed: { margins: [], better: found } }
}

/** What is kept as text, read again. */
const kept = (problem: unknown) => listFrom(JSON.stringify([problem]), ownProblemSchema)

test('of Puerto Rico: the better move is asked for, and what the other cost is told', () => {
  let before = setUp({ edition: 'classic', seats: 3, seed: 5 })
  const draw = moverOf(5)
  for (let made = 0; made < 40 || before.at !== 'roles'; made++) {
    const move = puertoRico.randomMove(before, draw)
    const next = move && puertoRico.applyMove(before, move)
    if (!next?.ok) throw new Error('the game ended')
    before = next.position
  }
  const moves = [...puertoRico.legalMoves(before)]
  const [problem] = kept(problemOf(reviewTable, dear(before, moves, 'chips')))
  if (!problem) throw new Error('nothing was kept')
  const asked = askedOf({ table, parsePosition }, problem)
  expect(asked?.start).toEqual(before)
  expect(asked?.answers.map(({ move }) => move)).toEqual([moves[1], moves[0]])
  expect(asked?.answers[1]?.left[0]?.[0]).toContain('−3.0')
  expect(askedOf({ table, parsePosition }, { ...problem, before: { round: 1 } })).toBeNull()
})

test('of Le Havre likewise', () => {
  const before = setUpLeHavre({ version: 'short', seats: 2, seed: 5 })
  const moves = [...leHavre.legalMoves(before)]
  const turn = moves.length > 1 ? before : null
  if (!turn) throw new Error('there is no choice')
  const [problem] = kept(problemOf(leHavreReview, dear(turn, moves, 'goods')))
  if (!problem) throw new Error('nothing was kept')
  const asked = askedOf({ table: leHavreTable, parsePosition: parseLeHavre }, problem)
  expect(asked?.start).toEqual(turn)
  expect(asked?.answers.map(({ move }) => move)).toEqual([moves[1], moves[0]])
  expect(asked?.answers[1]?.left).toHaveLength(1)
})
