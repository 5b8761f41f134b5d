import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { setUp } from '../rules/setup.ts'
import { EditionLine } from './EditionLine.tsx'

const lineOf = (options: Parameters<typeof setUp>[0]['options']) =>
  renderToString(
    <EditionLine
      state={setUp({ edition: 'classic', seats: 4, seed: 1, ...(options && { options }) })}
    />,
  )

test('without changes the line says so, and links to where rules are chosen', () => {
  expect(lineOf(undefined).replace(/<[^>]+>/g, ' ')).toMatch(/고전판.*4명.*바꾼 선택 규칙 없음/)
  expect(lineOf(undefined)).toContain('href="/puerto-rico/rules/differences/"')
})

test('every changed option is named with its value and linked to its paragraph', () => {
  const line = lineOf({ 'captain.shipChoice': 'free', 'vp.beyondSupply': 'cap' })
  expect(line).toContain('href="/puerto-rico/rules/differences/#captain.shipChoice"')
  expect(line).toContain('href="/puerto-rico/rules/differences/#vp.beyondSupply"')
  expect(line).toContain('아무 빈 배에나 싣기')
  expect(line).toContain('더 받지 못하기')
  expect(line.match(/<a /g)).toHaveLength(2)
})
