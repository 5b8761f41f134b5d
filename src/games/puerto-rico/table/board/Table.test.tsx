import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { addressOf } from '../../../../ui/target.tsx'
import { setUp } from '../../rules/setup.ts'
import { BUILDINGS } from '../../rules/vocabulary.ts'
import { liesBelow } from '../ask.ts'
import type { Targets } from '../keys.ts'
import { Table } from './Table.tsx'

const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })

test('a table without targets is plain markup with an address for every place', () => {
  const html = renderToString(<Table state={start} />)
  expect(html).not.toMatch(/<button|role="button"/)
  for (const id of BUILDINGS) expect(html).toContain(`data-key="${addressOf(`building:${id}`)}"`)
  for (const key of ['role:mayor', 'ship:4', 'house', 'pile', 'tile:quarry', '0/land:fruit'])
    expect(html).toContain(`data-key="${key}"`)
})

test('a place with something to do is a button that says so, and only that place', () => {
  const targets: Targets = (key, seat) =>
    key === 'good:corn' && seat === 1
      ? { state: 'chosen', label: '고르기', onTap: () => {} }
      : undefined
  const html = renderToString(<Table state={start} targets={targets} />)
  const buttons = html.match(/<[^>]*role="button"[^>]*>/g) ?? []
  expect(buttons).toHaveLength(1)
  expect(buttons[0]).toContain('data-key="1/good:corn"')
  expect(buttons[0]).toContain('aria-pressed="true"')
  expect(html).toContain('고르기')
})

test('no style attributes: a strict policy would refuse them', () => {
  expect(renderToString(<Table state={start} />)).not.toContain('style=')
})

test('five seats have five boards', () => {
  const five = setUp({ edition: 'classic', seats: 5, seed: 1 })
  const html = renderToString(<Table state={five} viewer={2} />)
  expect(html.match(/data-zone="other"/g)).toHaveLength(4)
  expect(html.match(/data-zone="own"/g)).toHaveLength(1)
})

test('folded boards follow one another from the viewer on, and say what they hold', () => {
  const five = setUp({ edition: 'classic', seats: 5, seed: 1 })
  const first = five.players[0]
  if (first) Object.assign(first, { goods: { ...first.goods, coffee: 4 }, stored: 3 })
  const html = renderToString(<Table state={five} viewer={2} />)
  const summaries = html
    .split('<summary>')
    .flatMap((part) =>
      part.includes('class="holdings"') ? [part.split('</summary>')[0] ?? ''] : [],
    )
  expect(summaries.map((summary) => summary.match(/pennant seat-(\d)/)?.[1])).toEqual([
    '3',
    '4',
    '0',
    '1',
  ])
  const words = summaries[2]?.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]+>/g, '')
  expect(words).toMatch(/커피 4.*건물 0.*보관한 일꾼.*3.*과일 농장.*1/)
})

test('what is pointed at on a board is named above the zones, each place once', () => {
  const pointed = ['0/manned:quarry', '0/manned:quarry', '1/city:factory']
  const html = renderToString(<Table state={start} pointed={pointed} named />)
  const shown = (html.match(/data-shows="[^"]*"/g) ?? []).join(' ')
  expect(shown).toBe('data-shows="0/manned:quarry" data-shows="1/city:factory"')
  expect(renderToString(<Table state={start} named />)).not.toContain('data-shows')
})

test('only what lies below the zone in question is named there', () => {
  expect(liesBelow('0/city:factory', 0, 'buildings')).toBe(true)
  expect(liesBelow('1/good:corn', 0, 'ships')).toBe(true)
  expect(liesBelow('0/good:corn', 0, 'ships')).toBe(false)
  expect(liesBelow('0/city:factory', 0, 'own')).toBe(false)
  expect(liesBelow('building:factory', 0, 'roles')).toBe(false)
})
