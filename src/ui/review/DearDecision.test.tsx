import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { choose, toTheEnd } from '../../bots/bot.ts'
import { mainDifferences, type ReviewTypes } from '../../bots/comparing.ts'
import type { WeighedDecision } from '../../bots/review.ts'
import { actionsFrom } from '../../games/le-havre/bots/actions.ts'
import { BOTS } from '../../games/le-havre/bots/bots.ts'
import type { LeHavreBots } from '../../games/le-havre/bots/types.ts'
import { weigh as weighLeHavre } from '../../games/le-havre/bots/weigh.ts'
import { game as leHavre } from '../../games/le-havre/rules/game.ts'
import { setUp as setUpLeHavre } from '../../games/le-havre/rules/setup.ts'
import { playerView as viewLeHavre } from '../../games/le-havre/rules/view.ts'
import { reviewTable as leHavreReview } from '../../games/le-havre/site/play/review-table.ts'
import { table as leHavreTable } from '../../games/le-havre/table/definition.tsx'
import { weigh } from '../../games/puerto-rico/bots/expert.ts'
import { decide, rank } from '../../games/puerto-rico/bots/heuristic/decide.ts'
import type { PuertoRicoBots } from '../../games/puerto-rico/bots/types.ts'
import { game } from '../../games/puerto-rico/rules/game.ts'
import { setUp } from '../../games/puerto-rico/rules/setup.ts'
import { playerView } from '../../games/puerto-rico/rules/view.ts'
import { reviewTable } from '../../games/puerto-rico/site/play/review-table.ts'
import { table } from '../../games/puerto-rico/table/definition/table.tsx'
import { DearDecision } from './DearDecision.tsx'
import type { ReviewTable } from './definition.ts'
import type { WalkedTable } from './walked.ts'

const PLAYERS = ['나', '중급 봇']

/** What is read of a decision, and the facts that must be among it. */
function read<G extends ReviewTypes>(
  review: ReviewTable<G>,
  board: WalkedTable<G>,
  decision: WeighedDecision<G>,
) {
  const { better } = decision.weighed
  if (!better) throw new Error('nothing better was found')
  const text = renderToString(
    <DearDecision
      review={review}
      board={board}
      decision={decision}
      players={PLAYERS}
      shown={null}
      onShow={() => undefined}
      onRetry={() => undefined}
    />,
  ).replace(/<span class="in-classic"[^>]*>.*?<\/span>|<[^>]+>/g, '')
  return { text, differences: mainDifferences(better.differences, better.cost.mean) }
}

test('a decision of Puerto Rico tells when, how bad, and why by facts with points', () => {
  let before = setUp({ edition: 'two-player', seats: 2, seed: 4 })
  while (before.at !== 'builder.turn' || rank(before).length < 2) {
    const made = game.applyMove(before, decide(before).move)
    if (!made.ok) throw new Error('the middle bot broke a rule')
    before = made.position
  }
  const [worst] = rank(before).toSorted((one, other) => one.value - other.value)
  if (!worst) throw new Error('nothing to build')
  const { move } = worst
  const view = playerView(before, before.seat)
  const weighed = toTheEnd(weigh({ view, move, games: 400, seed: 1 }))
  const { text, differences } = read<PuertoRicoBots>(reviewTable, table, {
    turn: 9,
    before,
    move,
    weighed,
  })
  expect(text).toMatch(/(실수|아쉬운 수|갈림길) 1라운드, 건축가 단계/)
  expect(text).toMatch(/−\d+\.\d점/)
  expect(differences.length).toBeGreaterThan(0)
  expect(text.match(/: [−+]\d+\.\d점/g)).toHaveLength(differences.length)
})

test('a decision of Le Havre tells the same in francs', () => {
  let before = setUpLeHavre({ version: 'short', seats: 2, seed: 3 })
  const rng = { rng: 1 }
  while (before.round < 3 || before.at !== 'turn.main') {
    const { move } = choose(
      BOTS.intermediate,
      viewLeHavre(before, before.seat),
      { iterations: 9 },
      rng,
    )
    const made = leHavre.applyMove(before, move)
    if (!made.ok) throw new Error('the bot broke a rule')
    before = made.position
  }
  const move = actionsFrom(before).at(-1)?.moves[0]
  if (!move) throw new Error('nothing to do')
  const view = viewLeHavre(before, before.seat)
  const weighed = toTheEnd(weighLeHavre({ view, move, games: 40, seed: 1 }))
  const { text, differences } = read<LeHavreBots>(leHavreReview, leHavreTable, {
    turn: 9,
    before,
    move,
    weighed,
  })
  expect(text).toMatch(/(실수|아쉬운 수|갈림길) 3라운드, \d번째 차례/)
  expect(differences.length).toBeGreaterThan(0)
  expect(text.match(/: [−+]\d+프랑/g)).toHaveLength(differences.length)
})
