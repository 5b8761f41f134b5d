import { expect, test } from 'vitest'
import { verdictOn } from '../../../referee/verdict.ts'
import { puertoRico } from '../definition.ts'
import type { Move } from '../rules/moves.ts'
import type { Start } from '../rules/notation.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { toText } from '../words/markup.ts'
import { whyNot } from './why-not.ts'

/** Rules and words of what did not happen. */
function reasonsOf(start: Start, move: Move): string[] {
  const built = positionFrom(start)
  if (!built.ok) throw new Error(JSON.stringify(built.problems))
  const verdict = verdictOn(puertoRico, built.value, move)
  if (!verdict.legal) throw new Error(verdict.broken.join())
  return whyNot(built.value, verdict).map(({ rule, words }) =>
    words ? `${rule}: ${toText(words)}` : rule,
  )
}

const craftsman: Move = { do: 'chooseRole', seat: 0, role: 'craftsman' }

test.each<[string, Start, Move, string[]]>([
  [
    'a factory with one kind',
    { set: { A: { tiles: { corn: 2 }, city: ['factory'] } } },
    craftsman,
    ['factory.coins: A가 생산한 종류가 1가지라서 공업소에서 받는 주화가 없다.'],
  ],
  [
    'a factory without a colonist',
    { set: { B: { tiles: { corn: 2 }, city: ['factory'], colonists: { corn: 2 } } } },
    craftsman,
    ['factory.coins: B의 공업소에는 일꾼이 없어서 쓰지 못한다.'],
  ],
  [
    'a factory that pays',
    { set: { A: { tiles: { corn: 2, fruit: 1 }, city: ['factory', 'smallFruitPlant'] } } },
    craftsman,
    [],
  ],
  [
    'a tile taken before the one of the hacienda',
    { at: 'settler.turn', set: { A: { city: ['hacienda'] }, faceUp: ['corn', 'sugar', 'fruit'] } },
    { do: 'takeTile', seat: 0, tile: 'corn' },
    [
      'hacienda.draw: 대규모 농장의 뒷면 타일은 다른 타일보다 먼저 뽑는다. 지금 뽑지 않으면 이 단계에서는 더 뽑지 못한다.',
    ],
  ],
  [
    'a tile taken after it',
    {
      at: 'settler.turn',
      set: {
        A: { city: ['hacienda'] },
        faceUp: ['corn', 'sugar', 'fruit'],
        phase: { drawn: true },
      },
    } as Start,
    { do: 'takeTile', seat: 0, tile: 'corn' },
    [],
  ],
  [
    'a declined wharf',
    {
      at: 'captain.loading',
      set: {
        A: { goods: { corn: 2 }, city: ['wharf'] },
        ships: { 4: { sugar: 1 }, 6: { fruit: 1 } },
      },
    },
    { do: 'pass', seat: 0 },
    ['wharf.load: 조선소는 쓰지 않아도 된다. 단계가 이어지면 나중에 써도 된다.'],
  ],
  [
    'a sale by somebody who did not choose the trader',
    {
      at: 'trader.turn',
      chooser: 'A',
      seat: 'B',
      set: { B: { goods: { corn: 1 }, city: ['smallMarket'], colonists: 'none' } },
    },
    { do: 'sell', seat: 1, good: 'corn' },
    [
      'small-market.coin: B의 소형 상가에는 일꾼이 없어서 쓰지 못한다.',
      'trader.privilege: 특별 혜택은 역할을 고른 A만 받는다.',
    ],
  ],
  [
    'nobody left for the hospice',
    {
      at: 'settler.turn',
      set: {
        A: { city: ['hospice'] },
        market: 0,
        supply: { colonists: 0 },
        faceUp: ['corn', 'corn', 'sugar'],
      },
    },
    { do: 'takeTile', seat: 0, tile: 'corn' },
    ['hospice.none-left'],
  ],
  [
    'more quarries than the column',
    {
      at: 'builder.turn',
      set: { A: { coins: 9, tiles: { quarry: 3 }, colonists: { quarry: 2 } } },
    },
    { do: 'build', seat: 0, building: 'smallMarket' },
    [
      'builder.quarry: 채석장 1개에는 일꾼이 없다.',
      'builder.quarry: 이 건물값은 채석장 1개로만 깎을 수 있다.',
    ],
  ],
  [
    'passing as a builder',
    { at: 'builder.turn' },
    { do: 'pass', seat: 0 },
    ['builder.build: 하지 않아도 된다.'],
  ],
  ['passing as a trader without goods', { at: 'trader.turn' }, { do: 'pass', seat: 0 }, []],
  [
    'passing as a craftsman who made nothing',
    { at: 'craftsman.bonus' },
    { do: 'pass', seat: 0 },
    [],
  ],
])('%s', (_, start, move, lines) => {
  expect(reasonsOf(start, move)).toEqual(lines)
})
