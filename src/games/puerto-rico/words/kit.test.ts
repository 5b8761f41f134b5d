import { expect, test } from 'vitest'
import { positionsOf } from '../referee/sample.ts'
import { kitLine, readKit } from './kit.ts'
import { NAMING_SETS } from './names.ts'

test('boards of games come back from their lines in both naming sets', () => {
  for (const { position } of positionsOf(200))
    for (const player of position.players)
      for (const set of NAMING_SETS)
        expect(readKit(kitLine(player, set))).toEqual({ ok: true, player })
})

test('it is read as people write it', () => {
  const read = readKit(
    '돈 3원 승점 5점 옥수수 2개 인디고1, 옥수수 농장 2 빈 채석장, 조선소 소형 상가 0 빈 항구 보관 1명',
  )
  expect(read).toMatchObject({
    ok: true,
    player: {
      coins: 3,
      vp: 5,
      goods: { corn: 2, fruit: 1 },
      tiles: { corn: 2, quarry: 1 },
      manned: { corn: 2, quarry: 0 },
      city: [
        { id: 'wharf', workers: 1 },
        { id: 'smallMarket', workers: 0 },
        { id: 'harbor', workers: 0 },
      ],
      stored: 1,
    },
  })
})

test('numbers may be words, and colonists are named behind where they work', () => {
  const read = readKit(
    '옥수수 다섯 개, 설탕 하나, 주화 두 개 조선소 일꾼, 병원 일꾼 0, 소형 상가 세관',
  )
  expect(read).toMatchObject({
    ok: true,
    player: {
      coins: 2,
      goods: { corn: 5, sugar: 1 },
      city: [
        { id: 'wharf', workers: 1 },
        { id: 'hospice', workers: 0 },
        { id: 'smallMarket', workers: 1 },
        { id: 'customsHouse', workers: 1 },
      ],
    },
  })
})

test.each([
  ['옥수수 2, 바나나 3', '바나나3'],
  ['3 옥수수', '3옥수수'],
  ['빈', '빈'],
  ['옥수수 999', '9'],
  ['<b>옥수수</b>', '<b>옥수수</b>'],
])('%s is refused where it cannot be read', (text, found) => {
  expect(readKit(text)).toEqual({ ok: false, found })
})
