import { describe, expect, test } from 'vitest'
import { unreadWords } from '../../../referee/faults.ts'
import { readText } from '../../../referee/read.ts'
import { parseScenario } from '../../../scenario/parse.ts'
import { puertoRico } from '../definition.ts'
import { problemWords } from '../referee/problems.ts'
import { vocabulary } from './keys.ts'
import { toText } from './markup.ts'

const KOREAN = `
규칙: [captain.load]
게임: { 판본: 고전판, 인원: 3 }
단계: 선적
고른 사람: B
정하는 사람: B
판:
  B: { 돈: 3, 상품: { 옥수수: 5, 인디고: 1 }, 토지: { 옥수수: 2, 채석장: 1 }, 건물: [조선소, 소형 과일 공장] }
  배: { 4: { 설탕: 2 } }
  거래소: [담배]
수:
  - { 행동: 싣기, 상품: 옥수수, 배: 6, expect: { gains: { B: { corn: -5 } } } }
`.replace('거래소', '상점')

const ENGLISH = `
rules: [captain.load]
game: { edition: classic, seats: 3 }
at: captain.loading
chooser: B
seat: B
set:
  B: { coins: 3, goods: { corn: 5, fruit: 1 }, tiles: { corn: 2, quarry: 1 }, city: [wharf, smallFruitPlant] }
  ships: { 4: { sugar: 2 } }
  house: [tobacco]
moves:
  - { do: load, good: corn, ship: 6, expect: { gains: { B: { corn: -5 } } } }
`

test('a file in words is the file in ids', () => {
  const [korean, english] = [KOREAN, ENGLISH].map((text) =>
    parseScenario(puertoRico, text, vocabulary),
  )
  expect(english).toMatchObject({ ok: true })
  if (korean?.ok && english?.ok) expect(korean.source).toEqual(english.source)
  else expect(korean).toEqual(english)
})

test('so is one of a game with expansions', () => {
  const words = `
게임: { 판본: 고전판, 인원: 3, 확장: [새 건물, 귀족] }
단계: 뽑은 타일 놓기
판:
  A: { 건물: [도서관, 산림 관리자], 일꾼: { 도서관: 1 }, 귀족: { 보관: 1 }, 숲: { 설탕: 1 } }
  확장: { 배의 귀족: 1, 진행: { 뽑은 것: 커피, 첫 차례가 끝난 사람: [A] } }
수:
  - { 행동: 뽑은 타일 놓기, 놓는 면: 숲 }
  - { 행동: 건물 짓기, 건물: 항구, 대신 내는 것: { 일꾼: 1 }, 어디에서: 도서관 }
`
  const ids = `
game: { edition: classic, seats: 3, expansions: [new-buildings, nobles] }
at: settler.turning
set:
  A: { city: [library, forestHouse], colonists: { library: 1 }, nobles: { stored: 1 }, forests: { sugar: 1 } }
  expansions: { aboard: 1, phase: { drawn: coffee, opened: [A] } }
moves:
  - { do: layTile, as: forest }
  - { do: build, building: harbor, pay: { colonist: 1 }, from: library }
`
  const [korean, english] = [words, ids].map((text) =>
    parseScenario(puertoRico, `rules: []\n${text}`, vocabulary),
  )
  expect(english).toMatchObject({ ok: true })
  if (korean?.ok && english?.ok) expect(korean.source).toEqual(english.source)
  else expect(korean).toEqual(english)
})

test('without the words only ids are read', () => {
  expect(parseScenario(puertoRico, KOREAN)).toMatchObject({ ok: false })
})

const saidOf = (text: string): string => {
  const read = readText(puertoRico, text, { vocabulary })
  return read.ok
    ? ''
    : unreadWords(read, problemWords)
        .map((words) => toText(words))
        .join(' ')
}

describe('what is wrong is named as it was typed', () => {
  test.each([
    [
      '판:\n  A: { 상품: { 옥수스: 3 } }',
      ['2째 줄 판.A.상품.옥수스', '모르는 이름이에요: 옥수스', '혹시 옥수수?'],
    ],
    ['판:\n  A: { 상품: { 옥수수: 많이 } }', ['판.A.상품.옥수수']],
    ['판:\n  A: { 건물: [조선서] }', ['판.A.건물.1', '혹시 조선소?']],
    ['판:\n  A: { 상품: { 옥수수: 1, corn: 2 } }', ['같은 이름이 두 번 나와요: corn']],
    ['단계: 개구리', ['1째 줄 단계']],
  ])('%s', (text, said) => {
    for (const words of said) expect(saidOf(text)).toContain(words)
  })
})
