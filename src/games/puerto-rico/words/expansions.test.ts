import { expect, test } from 'vitest'
import '../expansions.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Start } from '../rules/notation.ts'
import type { Position } from '../rules/state.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { toText } from './markup.ts'
import { passWords, promptWords } from './moves.ts'
import { FIRST_SET } from './names.ts'
import { logLine, tellsMove } from './say.ts'
import { readMove } from './typed.ts'

function position(at: NonNullable<Start['at']>, set: Start['set'], seats = 2): Position {
  const sets = { expansions: ['new-buildings', 'nobles'] } as const
  const made = positionFrom({
    game: { edition: 'classic', seats, expansions: [...sets.expansions] },
    at,
    ...(set && { set }),
  })
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made.value
}

function after(start: Position, ...moves: Move[]) {
  let now = start
  let lines: string[] = []
  let announced = false
  for (const move of moves) {
    const next = game.applyMove(now, move)
    if (!next.ok) throw new Error(next.broken.join())
    now = next.position
    lines = next.events.map((event) => toText(logLine(event, () => 'A') ?? [], FIRST_SET))
    announced = next.events.some(tellsMove)
  }
  return { position: now, lines, announced }
}

const asked = (of: Position): string =>
  toText(promptWords(of, { move: null, good: null, layout: null }, null), FIRST_SET)
const declined = (of: Position): string => toText(passWords(of), FIRST_SET)

test('after a sale only the land office is asked about, and declining is no longer to sell nothing', () => {
  const before = position('trader.turn', {
    A: { coins: 1, goods: { sugar: 1 }, city: ['landOffice'] },
    pile: ['coffee'],
  })
  expect([asked(before), declined(before)]).toEqual(['팔 상품을 고르세요.', '팔지 않기'])
  const sold = after(before, { do: 'sell', seat: 0, good: 'sugar' }).position
  expect([asked(sold), declined(sold)]).toEqual(['등기소를 쓸까요?', '더 하지 않기'])
  expect(readMove(sold, '더 하지 않기')).toEqual({ is: 'move', move: { do: 'pass', seat: 0 } })
})

test('the hunting lodge may return a plantation or a forest; an empty one asks for a guest', () => {
  const set = (colonists: { huntingLodge?: number; guesthouse?: number }) => ({
    A: {
      tiles: { corn: 1 },
      city: ['huntingLodge' as const, 'guesthouse' as const],
      colonists,
    },
  })
  expect(asked(position('settler.lodge', set({ huntingLodge: 1 })))).toBe(
    '사냥용 저택으로 농장이나 숲 하나를 돌려줄까요?',
  )
  expect(asked(position('settler.lodge', set({ guesthouse: 1 })))).toBe(
    '손님을 사냥용 저택으로 옮길까요?',
  )
})

test('a second tile that only a guest brings is asked about as that', () => {
  const set = (colonists: { library?: number; guesthouse?: number }, faceUp: 'corn'[]) => ({
    A: {
      tiles: { corn: 1 },
      city: ['library' as const, 'constructionHut' as const, 'guesthouse' as const],
      colonists,
    },
    faceUp,
    expansions: { phase: { second: true } },
  })
  const second = (...given: Parameters<typeof set>) => position('settler.second', set(...given), 3)
  expect(asked(second({ library: 1, guesthouse: 1 }, ['corn']))).toMatch(/^도서관으로/)
  const byGuest = '손님을 옮겨 타일을 하나 더 가져올까요?'
  expect(asked(second({ guesthouse: 1 }, ['corn']))).toBe(byGuest)
  expect(asked(second({ library: 1, guesthouse: 1 }, []))).toBe(byGuest)
})

test('a tile bought and seen is told as bought once, and then as laid', () => {
  const start = position('trader.turn', {
    A: { coins: 1, city: ['landOffice', 'forestHouse'] },
    pile: ['coffee'],
  })
  const bought = after(start, { do: 'buyTile', seat: 0 })
  expect(bought.lines.at(-1)).toBe('A가 등기소로 커피 농장을 삼')
  const laid = after(bought.position, { do: 'layTile', seat: 0, as: 'plantation' })
  expect([laid.lines[0], laid.announced]).toEqual(['A가 커피 농장을 토지에 놓음', true])
})

test('no position waits before a phase for somebody who has nothing to do there', () => {
  const at = 'called'
  expect(asked(position(at, { A: { city: ['library'] } }))).toMatch(/^이 단계가 시작되기 전/)
  expect(() => position(at, { A: { city: ['harbor'] } })).toThrow('waits-for-nobody')
})
