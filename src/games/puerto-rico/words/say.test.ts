import { describe, expect, test } from 'vitest'
import { refusalsOf } from '../../../engine/move-definition.ts'
import { random } from '../../../engine/rng.ts'
import { MOVE_DEFINITIONS as ALL_MOVE_DEFINITIONS } from '../rules/expansions/move-definitions.ts'
import { game } from '../rules/game.ts'
import { MOVE_KINDS, moveKinds } from '../rules/moves.ts'
import { RULES } from '../rules/rule-ids.ts'
import { setUp } from '../rules/setup.ts'
import { parse, toText } from './markup.ts'
import { ruleWords } from './rules.ts'
import { logLine, refusal, scoreLine } from './say.ts'
import './expansions.ts'
import '../rules/expansions/rules.ts'

const seatName = (seat: number): string => (seat === 0 ? '나' : '윤슬')
const text = (segments: ReturnType<typeof refusal>, set: '1897' | 'classic' = '1897') =>
  segments && toText(segments, set)

const slotsOf = (words: string): string[] =>
  parse(words).flatMap((segment) => ('slot' in segment ? [segment.slot] : []))

describe('refusals', () => {
  test('name what was tried, in either naming set', () => {
    const move = { do: 'load', seat: 0, good: 'fruit', ship: 4 } as const
    expect(text(refusal('captain.kind-elsewhere', move, seatName))).toBe(
      '과일이 벌써 다른 배에 실려 있어요. 한 종류는 한 배에만 실을 수 있어요.',
    )
    expect(text(refusal('captain.kind-elsewhere', move, seatName), 'classic')).toMatch(/^인디고가 /)
    expect(text(refusal('captain.ship-space', move, seatName))).toMatch(/^4칸 배는 /)
  })
  test('a land tile is a plantation', () => {
    const move = { do: 'takeTile', seat: 0, tile: 'fruit' } as const
    expect(text(refusal('settler.face-up', move, seatName))).toMatch(/^과일 농장은 /)
  })
  test('the second prospector is a prospector', () => {
    const move = { do: 'chooseRole', seat: 0, role: 'prospector2' } as const
    expect(text(refusal('round.role-free', move, seatName), 'classic')).toMatch(/^광부는 /)
  })
  test('who has a role is told where the table tells it', () => {
    const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
    for (const card of position.roles) if (card.id === 'mayor') card.takenBy = 0
    const move = { do: 'chooseRole', seat: 1, role: 'mayor' } as const
    expect(text(refusal('round.role-free', move, seatName, position))).toMatch(/내가 벌써/)
    expect(text(refusal('round.role-free', move, seatName))).toMatch(/누가 벌써/)
  })
  test('a move that can not be read is refused without its words', () => {
    expect(text(refusal('turn.form', null, seatName))).toMatch(/^무엇을 하려는지/)
  })
  test('a rule that refuses nothing says nothing', () => {
    expect(refusal('captain.point', null, seatName)).toBeNull()
  })

  const fields = new Map(
    Object.entries(moveKinds).map(([kind, { fields }]) => [kind, ['seat', ...Object.keys(fields)]]),
  )
  const checks = MOVE_KINDS.flatMap((kind) =>
    refusalsOf(ALL_MOVE_DEFINITIONS[kind]).map(({ rule }) => ({ kind, rule })),
  )
  test.each(checks)('$rule refuses $kind with words that fit', ({ kind, rule }) => {
    const { refuse } = ruleWords(rule)
    expect(refuse).toBeDefined()
    const known = fields.get(kind) ?? []
    expect(slotsOf(refuse ?? '').filter((slot) => !known.includes(slot))).toEqual([])
  })
})

describe('log lines', () => {
  test('goods and ships', () => {
    const event = { rule: 'captain.load', seat: 1, token: 'corn', count: 5 } as const
    expect(text(logLine({ ...event, from: 'goods', to: 'ship6' }, seatName))).toBe(
      '윤슬이 옥수수 5개를 6칸 배에 실음',
    )
  })
  test('a good that lies on land is a plantation', () => {
    const event = { rule: 'settler.take', seat: 0, token: 'fruit', count: 1 } as const
    const line = logLine({ ...event, from: 'faceUp', to: 'land' }, seatName)
    expect(text(line)).toBe('내가 과일 농장을 토지에 놓음')
    expect(text(line, 'classic')).toBe('내가 인디고 농장을 토지에 놓음')
  })
  test('coins and points', () => {
    const event = { rule: 'trader.price', seat: 1, token: 'coins', count: 3 } as const
    const line = logLine({ ...event, from: 'bank', to: 'purse' }, seatName)
    expect(text(line, 'classic')).toBe('윤슬이 상품값 3더블룬을 받음')
    expect(text(scoreLine('fortress.bonus', 'A', 6))).toBe('A가 요새로 6점을 얻음')
  })
  test.each([
    ['land-office.buy', 'coins', 'purse', 'bank', 'A가 등기소에 1주화를 냄'],
    ['land-office.buy', 'coffee', 'pile', 'land', 'A가 등기소로 커피 농장을 삼'],
    ['royal-supplier.points', 'corn', 'goods', 'supply', 'A가 왕궁 납품업자에 옥수수 1개를 냄'],
    ['royal-supplier.points', 'vp', 'supply', 'chips', 'A가 왕궁 납품업자로 1점을 얻음'],
    [
      'hunting-lodge.return',
      'noble',
      'land',
      'stored',
      'A가 돌려준 타일의 귀족을 임시 보관 칸으로 옮김',
    ],
    ['hunting-lodge.return', 'corn', 'land', 'discard', 'A가 사냥용 저택으로 옥수수 농장을 돌려줌'],
    ['villa.noble', 'noble', 'supply', 'stored', 'A가 빌라로 귀족 1개를 받음'],
  ] as const)('of %s, where %s moves from %s to %s', (rule, token, from, to, line) => {
    const event = { rule, seat: 0, token, count: 1, from, to }
    expect(text(logLine(event, () => 'A'))).toBe(line)
  })
  test.each(RULES)('%s uses what an event has', (rule) => {
    const known = ['seat', 'count', 'token', 'from', 'to']
    const { note = '', money = '', resident = '' } = ruleWords(rule)
    const slots = [note, money, resident].flatMap(slotsOf)
    expect(slots.filter((slot) => !known.includes(slot))).toEqual([])
  })
})

test('everything that moves in played games has its line', () => {
  const luck = { rng: 7 }
  const silentRules = new Set<string>()
  for (const seats of [2, 5]) {
    let position = setUp({ edition: 'classic', seats, seed: seats })
    for (;;) {
      const move = game.randomMove(position, () => random(luck))
      const next = move && game.applyMove(position, move)
      if (!next?.ok) break
      position = next.position
      for (const event of next.events) {
        const line = logLine(event, seatName)
        if (!line || toText(line, 'classic') === '') silentRules.add(event.rule)
      }
    }
    expect(position.at).toBe('over')
  }
  expect([...silentRules]).toEqual([])
})

test('every rule says something besides its title, or is a rule that only explains', () => {
  const unsaid = RULES.filter((rule) => !ruleWords(rule).refuse && !ruleWords(rule).note)
  expect(unsaid).toEqual([])
})
