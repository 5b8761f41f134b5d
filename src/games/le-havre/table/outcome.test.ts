/** What a move brings is told before it is made, and comes so. */
import { expect, test } from 'vitest'
import type { Move } from '../rules/moves.ts'
import { positionAfter } from '../verify/position-after.ts'
import { toText } from '../words/markup.ts'
import { outcomeWords } from './outcome.ts'

test.each<[string, string, Move, ...Move[]]>([
  [
    '10프랑을 내고 3프랑이 남아요.',
    'town: [fishery], A: { items: { franc: 13 } }',
    { do: 'buy', seat: 0, card: 'fishery' },
  ],
  [
    '10프랑을 내고 나면 하나도 남지 않아요.',
    'town: [fishery], A: { items: { franc: 10 } }',
    { do: 'buy', seat: 0, card: 'fishery' },
  ],
  [
    '5프랑을 받아요. 그러면 7프랑이 돼요.',
    'A: { buildings: [fishery], items: { franc: 2 } }',
    { do: 'sell', seat: 0, card: 'fishery' },
  ],
  [
    '나무 1개, 흙 1개를 내고 나무 3개가 남아요.',
    'stacks: [[fishery]], A: { buildings: [constructionFirm], items: { wood: 4, clay: 1 } }',
    { do: 'construct', seat: 0, building: 'fishery' },
    { do: 'enter', seat: 0, building: 'constructionFirm' },
  ],
  [
    '1프랑을 내고 4프랑이 남아요.',
    'town: [marketplace], A: { items: { franc: 5, fish: 2 } }',
    { do: 'pay', seat: 0, tokens: { franc: 1 } },
    { do: 'enter', seat: 0, building: 'marketplace' },
  ],
  [
    '생선 2개를 내고 생선 1개가 남아요.',
    'town: [marketplace], A: { items: { franc: 5, fish: 3 } }',
    { do: 'pay', seat: 0, tokens: { fish: 2 } },
    { do: 'enter', seat: 0, building: 'marketplace' },
  ],
])('%s', (words, set, move, ...before) => {
  const position = positionAfter(set, before)
  expect(toText(outcomeWords(position, move) ?? [])).toBe(words)
})
