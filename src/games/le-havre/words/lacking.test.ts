import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leHavre } from '../definition.ts'
import type { Move } from '../rules/moves.ts'
import { covers } from '../rules/pay.ts'
import { ITEMS } from '../rules/vocabulary.ts'
import { positionAfter } from '../verify/position-after.ts'
import { shortOf } from './lacking.ts'
import { toText } from './markup.ts'
import { refusal } from './say.ts'

const few = fc.integer({ min: 0, max: 4 })
const items = fc.record(Object.fromEntries(ITEMS.map((item) => [item, few])))

test('nothing is short exactly where a payment covers', () => {
  const need = fc.oneof(
    fc.record({ clay: few, iron: few, brick: few, energy: few }),
    fc.record({ food: few, franc: few }),
  )
  fc.assert(
    fc.property(items, need, (paid, wanted) => {
      expect(Object.keys(shortOf(paid, wanted)).length === 0).toBe(covers(paid, wanted))
    }),
    { numRuns: 2000 },
  )
})

test.each<[string, string, Move, ...Move[]]>([
  [
    '그러면 그 건물을 쓸 수 없어요. 들어간 건물은 반드시 써야 해요. 건설 계획의 맨 위 카드 하나를 지을 재료가 있어야 해요.',
    'A: { buildings: [constructionFirm], items: { franc: 9 } }',
    { do: 'enter', seat: 0, building: 'constructionFirm' },
  ],
  [
    '의류 산업의 입장 비용을 낼 수 없어요. 음식 2 또는 1프랑이 더 있어야 해요.',
    'town: [clothingIndustry], A: { items: { hide: 1, leather: 1 } }',
    { do: 'enter', seat: 0, building: 'clothingIndustry' },
  ],
  [
    '낸 것이 값에 모자라요. 에너지 3이 더 있어야 해요.',
    'A: { buildings: [steelMill], items: { iron: 2, coal: 1, wood: 9 } }',
    { do: 'pay', seat: 0, tokens: { wood: 2 } },
    { do: 'enter', seat: 0, building: 'steelMill' },
    { do: 'use', seat: 0, count: 1 },
  ],
  [
    '수산업을 살 프랑이 모자라요. 3프랑이 더 있어야 해요.',
    'town: [fishery], A: { items: { franc: 7 } }',
    { do: 'buy', seat: 0, card: 'fishery' },
  ],
])('%s', (words, set, move, ...before) => {
  const position = positionAfter(set, before)
  const [rule] = leHavre.game.judge(position, move).broken
  const why = rule && refusal(rule, move, String, position)
  expect(why && toText(why)).toBe(words)
})
