import { expect, test } from 'vitest'
import { choose, toTheEnd } from '../../../bots/bot.ts'
import { decisionsOf, type PlayedMove } from '../../../bots/review.ts'
import { copyState } from '../rules/copy-state.ts'
import { game } from '../rules/game.ts'
import { resultOf } from '../rules/scoring.ts'
import { setUp } from '../rules/setup.ts'
import { playerView } from '../rules/view.ts'
import { botWords } from '../words/bot-words.ts'
import { toText } from '../words/markup.ts'
import { BOTS } from './bots.ts'
import { weigh } from './expert.ts'
import { decide } from './heuristic/decide.ts'
import { reviewed } from './review.ts'
import type { PuertoRicoBots } from './types.ts'
import '../expansions.ts'

test.each(['draft', 'all'] as const)('bots play legally with both expansions: %s', (selection) => {
  let lead = 0
  for (const seed of [1, 2]) {
    const position = setUp({
      edition: 'classic',
      seats: 2,
      seed,
      expansions: ['new-buildings', 'nobles'],
      expansionOptions: { 'exp.selection': selection },
    })
    for (let decision = 0; position.at !== 'over'; decision++) {
      const level = position.seat === 0 ? 'intermediate' : 'novice'
      const shown = playerView(position, position.seat)
      const { move, reason } = choose(BOTS[level], shown, { iterations: 1 }, { rng: decision })
      expect(game.judge(position, move).broken, `${position.at} ${JSON.stringify(move)}`).toEqual(
        [],
      )
      expect(toText(botWords(reason))).not.toBe('')
      game.applyMoveInPlace(position, move)
    }
    const [first, second] = resultOf(position).sheets
    lead += (first?.total ?? 0) - (second?.total ?? 0)
  }
  expect(lead).toBeGreaterThan(0)
})

test('decisions with both expansions are looked over, what is done out of turn left out', async () => {
  const position = setUp({
    edition: 'classic',
    seats: 2,
    seed: 3,
    expansions: ['new-buildings', 'nobles'],
    expansionOptions: { 'exp.selection': 'all' },
  })
  const turns: PlayedMove<PuertoRicoBots>[] = []
  while (turns.length < 40) {
    const { move } = decide(position)
    turns.push({ before: copyState(position), move })
    game.applyMoveInPlace(position, move)
  }
  const decisions = decisionsOf(reviewed, turns, [0, 1])
  const [first] = decisions
  if (!first) throw new Error('nobody decided')
  const outOfTurn = { ...first.move, seat: 1 - first.move.seat }
  expect(decisionsOf(reviewed, [{ before: first.before, move: outOfTurn }], [0, 1])).toEqual([])
  for (const { before, move } of decisions.slice(0, 4)) {
    const question = { view: playerView(before, move.seat), move, games: 20, seed: 1 }
    const { margins, better } = toTheEnd(weigh(question))
    expect(margins).toHaveLength(2)
    if (better) expect(game.judge(before, better.move).broken).toEqual([])
  }
})
