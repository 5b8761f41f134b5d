import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Result } from '../../rules/scoring.ts'
import { toText } from '../../words/markup.ts'
import { FinalScore, verdict } from './FinalScore.tsx'

/** Seats of equal totals, with so many coins and goods each. */
function equal(...tieBreaks: number[]): Result {
  const most = Math.max(...tieBreaks)
  const sheets = tieBreaks.map((tieBreak, seat) => ({ seat, lines: [], total: 9, tieBreak }))
  const winners = sheets.filter((one) => one.tieBreak === most).map(({ seat }) => seat)
  return { sheets, winners, decidedBy: winners.length > 1 ? 'score.draw' : 'score.tie-break' }
}
const players = ['민수', '영희', '철수']

test('a draw names everybody who shares it, and cites its rule', () => {
  expect(toText(verdict(equal(4, 4, 4), players))).toMatch(/^민수, 영희, 철수: .*비겼어요/)
  expect(toText(verdict(equal(4, 4, 1), players))).toMatch(/^민수, 영희: /)
  const sheet = renderToString(<FinalScore result={equal(4, 4, 4)} players={players} />)
  expect(sheet).toContain('#score.draw')
})

test('what parts equal ones is cited where it decides', () => {
  expect(toText(verdict(equal(4, 2, 1), players))).toContain('민수')
  const sheet = renderToString(<FinalScore result={equal(4, 2, 1)} players={players} />)
  expect(sheet.split('#score.tie-break')).toHaveLength(3)
})

test('a row is a label with the number of its rule, in words', () => {
  const lines = [
    { rule: 'score.chips' as const, points: 5, counted: 5 },
    { rule: 'fortress.bonus' as const, building: 'fortress' as const, points: 4, counted: 12 },
  ]
  const result = { ...equal(1), sheets: [{ seat: 0, lines, total: 9, tieBreak: 1 }] }
  const sheet = renderToString(<FinalScore result={result} players={players} />)
  expect(sheet).toContain('#fortress.bonus')
  expect(sheet).not.toContain('[[')
  expect(sheet.split('fill-coin')).toHaveLength(3)
})
