import { expect, test } from 'vitest'
import { parseScenario } from '../../../scenario/parse.ts'
import { leHavre } from '../definition.ts'
import { vocabulary } from './keys.ts'

const KOREAN = `
규칙: [enter.fee-first]
게임: { 게임 길이: 짧은 게임, 인원: 3 }
단계: 입장 비용 내기
차례인 사람: B
판:
  라운드: 4
  오퍼: { 생선: 3, 프랑: 1 }
  B: { 가진 것: { 생선: 4, 석탄: 2 }, 건물: [제과점], 배: [아폴린], 개인 디스크: 해운 회사, 대출: 1 }
  마을: [해운 회사]
  진행: { 공급을 마침: true, 낼 것: { 까닭: 입장 비용 } }
수:
  - { 행동: 내기, 토큰: { 생선: 2 } }
  - { 행동: 오퍼 가져오기, 오퍼: 생선 }
  - { 행동: 건물에 들어가기, 건물: 은행 }
결과: { B: { 가진 것: { 생선: 2 }, 총점: 7 }, 이긴 사람: [B] }
`

const IDS = `
rules: [enter.fee-first]
game: { version: short, seats: 3 }
at: turn.fee
active: B
set:
  round: 4
  offers: { fish: 3, franc: 1 }
  B: { items: { fish: 4, coal: 2 }, buildings: [bakery], ships: [appoline], disc: shippingLine, loans: 1 }
  town: [shippingLine]
  phase: { supplied: true, owed: { for: fee } }
moves:
  - { do: pay, tokens: { fish: 2 } }
  - { do: takeOffer, space: fish }
  - { do: enter, building: bank }
end: { B: { items: { fish: 2 }, score: 7 }, winners: [B] }
`

test('a file in words is the file in ids', () => {
  const [korean, ids] = [KOREAN, IDS].map((text) => parseScenario(leHavre, text, vocabulary))
  expect(ids).toMatchObject({ ok: true })
  if (korean?.ok && ids?.ok) expect(korean.source).toEqual(ids.source)
  else expect(korean).toEqual(ids)
})

test('without the words only ids are read', () => {
  expect(parseScenario(leHavre, KOREAN)).toMatchObject({ ok: false })
})
