import { expect, test } from 'vitest'
import { toText } from '../../text/markup.ts'
import type { Hinted } from './explaining-bots.ts'
import { type Hint, type HintStep, hintText, stepAfter } from './hint.ts'

interface Move {
  do: string
  seat: number
}

const hinted = (places: readonly string[]): Hinted<Move> => ({
  move: { do: '상인 고르기', seat: 0 },
  reason: [{ text: '상품을 팔 수 있어요.' }],
  others: [{ move: { do: '선장 고르기', seat: 0 }, value: 1 }],
  idea: [{ text: '상품을 바꿀 때예요.' }],
  places,
  named: places.map((text) => [{ text }]),
})

const textOf = (hint: Exclude<Hint<Move>, null>): string =>
  toText(hintText({ move: ({ do: words }: Move) => [{ text: words }] }, hint))

function stepsOf(hint: Hinted<Move>): string[] {
  const texts: string[] = []
  for (let step: HintStep | null = 'idea'; step; step = stepAfter(hint, step))
    texts.push(textOf({ ...hint, step }))
  return texts
}

test('a hint tells the idea, then where to look, and only then the move', () => {
  expect(stepsOf(hinted(['상인']))).toEqual([
    '상품을 바꿀 때예요.',
    '상품을 바꿀 때예요. 빛나는 곳을 보세요: 상인.',
    '상인 고르기. 상품을 팔 수 있어요. 그다음으로 좋은 수: 선장 고르기.',
  ])
})

test('where a button makes the move the move follows the idea, and many places are counted', () => {
  expect(stepsOf(hinted([]))).toHaveLength(2)
  expect(stepsOf(hinted(['가', '나', '다', '라']))[1]).toContain('4군데')
})
