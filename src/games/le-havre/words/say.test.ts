import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { TERMS } from '#le-havre/words/generated/terms.ts'
import { refusalsOf } from '../../../engine/move-definition.ts'
import { playGame } from '../../../engine/random-game.ts'
import { leHavre } from '../definition.ts'
import { MOVE_DEFINITIONS } from '../rules/move-definitions.ts'
import { type MoveKind, moveKinds } from '../rules/moves.ts'
import { RULES, type RuleId } from '../rules/rule-ids.ts'
import { BUILDINGS, CARDS, GOODS } from '../rules/vocabulary.ts'
import { outcomeWords } from '../table/outcome.ts'
import { cardName } from './card.ts'
import { dueWords, foodOf } from './due.ts'
import { parse, toText } from './markup.ts'
import { moveWords, promptWords } from './moves.ts'
import { buildingTerm, isTermId, termName } from './names.ts'
import { ruleLabel, ruleWords } from './rules.ts'
import { logLine, refusal } from './say.ts'

const KINDS = Object.keys(moveKinds) as MoveKind[]
const seatName = (seat: number): string => (seat === 0 ? '나' : '윤슬')
const slotsOf = (words: string): string[] =>
  parse(words).flatMap((segment) => ('slot' in segment ? [segment.slot] : []))

test('every word of the game has a term, and no two cards a name', () => {
  expect([...GOODS, ...BUILDINGS.map(buildingTerm)].filter((id) => !isTermId(id))).toEqual([])
  const names = CARDS.map((card) => toText(cardName(card)))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(termName(buildingTerm('bank'))).toBe('은행')
})

test('every gloss is markup that reads', () => {
  for (const { gloss } of Object.values(TERMS)) expect(toText(parse(gloss))).toMatch(/\.$/)
})

test('a rule is quoted by its chapter and number', () => {
  expect(ruleLabel('enter.fee-first')).toBe('건물 들어가기 3.6')
  expect(ruleLabel('round.against-player')).toBe('지불 4.8')
  expect(ruleLabel('turn.form')).toBe('형식 F.1')
  expect(ruleLabel('turn.seat')).toBe('차례 1.2')
})

describe('refusals', () => {
  /** What a move of a kind can put into the words. */
  const slots = (kind: MoveKind): string[] => [
    'seat',
    ...Object.keys(moveKinds[kind].fields).map((field) =>
      ['building', 'card', 'ship'].includes(field) ? 'card' : field,
    ),
  ]
  const checks = KINDS.flatMap((kind) =>
    refusalsOf(MOVE_DEFINITIONS[kind]).map(({ rule }) => ({ kind, rule })),
  )
  test.each(checks)('$rule refuses $kind with words that fit', ({ kind, rule }) => {
    const { refuse } = ruleWords(rule)
    expect(refuse).toBeDefined()
    expect(slotsOf(refuse ?? '').filter((slot) => !slots(kind).includes(slot))).toEqual([])
  })
  test('name what was tried', () => {
    const move = { do: 'enter', seat: 0, building: 'church' } as const
    const words = refusal('enter.not-occupied', move, seatName)
    expect(words && toText(words)).toBe('교회는 다른 사람의 디스크가 차지하고 있어요.')
    expect(refusal('offer.take-all', null, seatName)).toBeNull()
  })
})

test('what was rounded is told without a number: it may be half of two things', () => {
  const event = { rule: 'round.against-player', seat: 1, token: 'surplus', count: 1 } as const
  const line = logLine({ ...event, from: 'price', to: 'supply' }, seatName)
  expect(line && toText(line)).toBe('나누어떨어지지 않아 윤슬에게 불리하게 셈')
})

test('an exchange of cards tells what is given and what comes for it', () => {
  const event = { rule: 'ship.yacht-exchange', seat: 1, count: 1 } as const
  const lines = [
    { ...event, token: 'boulogne', from: 'cards', to: 'box' } as const,
    { ...event, token: 'luxuryYacht', from: 'town', to: 'cards' } as const,
  ].map((one) => toText(logLine(one, seatName) ?? []))
  expect(lines).toEqual(['윤슬이 불로뉴를 내놓음', '윤슬이 호화 요트를 받음'])
})

test('log lines use what an event has', () => {
  const known = ['seat', 'count', 'token', 'things', 'from', 'to']
  for (const rule of RULES)
    for (const words of [ruleWords(rule).note, ruleWords(rule).gain])
      expect(slotsOf(words ?? '').filter((slot) => !known.includes(slot))).toEqual([])
})

test('every rule that scenarios cite has its words', () => {
  const cited = globSync('content/le-havre/scenarios/**/*.yaml').flatMap(
    (file): string[] => parseYaml(readFileSync(file, 'utf8')).rules ?? [],
  )
  expect(new Set(cited).size).toBeGreaterThan(100)
  expect(cited.filter((rule) => !RULES.includes(rule as RuleId))).toEqual([])
})

test('everything asked, done and moved in played games is said', () => {
  const unsaid = new Set<string>()
  for (const version of ['short', 'full'] as const)
    for (const seats of [1, 3])
      playGame(leHavre, { version, seats, seed: seats }, (before, move) => {
        expect(toText(promptWords(before, 'A'))).not.toBe('')
        if (!move) return
        expect(toText(moveWords(move))).not.toBe('')
        const next = leHavre.game.applyMove(before, move)
        if (!next.ok) throw new Error(next.broken.join())
        for (const event of next.events) {
          const line = logLine(event, seatName)
          if (!line || toText(line) === '') unsaid.add(event.rule)
        }
      })
  // What the move itself says, or what does not happen.
  expect([...unsaid].sort()).toEqual(['enter.disc', 'loan.no-forced-sale', 'offer.disc-stays'])
})

test('what is told of played games counts as people do, and calls what is mine 내', () => {
  const texts = new Set<string>()
  for (const version of ['short', 'full'] as const)
    for (const seed of [1, 2, 3])
      playGame(leHavre, { version, seats: 2, seed }, (before, move) => {
        if (!move) return
        const next = leHavre.game.applyMove(before, move)
        if (!next.ok) throw new Error(next.broken.join())
        texts.add(toText(dueWords(foodOf(before, move.seat))))
        texts.add(toText(promptWords(before, seatName(before.seat))))
        texts.add(toText(outcomeWords(before, move) ?? []))
        for (const event of next.events) texts.add(toText(logLine(event, seatName) ?? []))
      })
  const odd = /나의|프랑 \d|카드 \d+(?!장)|(?<!\d)0(?:프랑|개|,| ·)|음식 0|[가-힣]\d/
  expect([...texts].filter((words) => odd.test(words))).toEqual([])
  const samples = [
    '내가 대출을 갚아 5프랑을 냄',
    '내 배 마커가 다음 타일로 감',
    '1프랑을 내고 나면 하나도 남지 않아요.',
    '끝에 음식을 내지 않아요.',
  ]
  expect(samples.filter((words) => !texts.has(words))).toEqual([])
})
