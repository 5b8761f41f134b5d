import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { setUp } from '../rules/setup.ts'
import { EditionLine } from './EditionLine.tsx'
import '../expansions.ts'

const lineOf = (
  options?: Parameters<typeof setUp>[0]['options'],
  more: Partial<Parameters<typeof setUp>[0]> = {},
) =>
  renderToString(
    <EditionLine
      state={setUp({ edition: 'classic', seats: 4, seed: 1, ...(options && { options }), ...more })}
    />,
  )

test('without changes the line says so, and links to where rules are chosen', () => {
  expect(lineOf().replace(/<[^>]+>/g, ' ')).toMatch(/고전판.*4명.*바꾼 선택 규칙 없음/)
  expect(lineOf()).toContain('href="/puerto-rico/rules/differences/"')
})

test('every changed option is named with its value and linked to its paragraph', () => {
  const line = lineOf({ 'captain.shipChoice': 'free', 'vp.beyondSupply': 'cap' })
  expect(line).toContain('href="/puerto-rico/rules/differences/#captain.shipChoice"')
  expect(line).toContain('href="/puerto-rico/rules/differences/#vp.beyondSupply"')
  expect(line).toContain('아무 빈 배에나 싣기')
  expect(line).toContain('더 받지 못하기')
  expect(line.match(/<a /g)).toHaveLength(2)
})

test('of a game with expansions they are named, and what was changed of them', () => {
  const line = lineOf(undefined, {
    expansions: ['new-buildings', 'nobles'],
    expansionOptions: {
      'exp.selection': 'all',
      // With every building there, no choice excludes another.
      'exp.haciendaForestHouseExclusive': true,
      'exp.huntingLodgeTies': 'allTied',
    },
  })
  expect(line.replace(/<[^>]+>/g, ' ')).toMatch(/새 건물.*귀족/)
  expect(line).toContain('href="/puerto-rico/rules/differences/#exp.huntingLodgeTies"')
  expect(line.match(/<a /g)).toHaveLength(1)
})
