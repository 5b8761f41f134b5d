import { expect, test } from 'vitest'
import { choose } from '../../../bots/bot.ts'
import { game } from '../rules/game.ts'
import { resultOf } from '../rules/scoring.ts'
import { setUp } from '../rules/setup.ts'
import { view } from '../rules/view.ts'
import { botWords } from '../words/bot-words.ts'
import { toText } from '../words/markup.ts'
import { BOTS } from './bots.ts'
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
      const shown = view(position, position.seat)
      const { move, reason } = choose(BOTS[level], shown, { iterations: 1 }, { rng: decision })
      expect(game.judge(position, move).broken, `${position.at} ${JSON.stringify(move)}`).toEqual(
        [],
      )
      expect(toText(botWords(reason))).not.toBe('')
      game.playOn(position, move)
    }
    const [first, second] = resultOf(position).sheets
    lead += (first?.total ?? 0) - (second?.total ?? 0)
  }
  expect(lead).toBeGreaterThan(0)
})
