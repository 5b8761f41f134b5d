import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import '../../expansions.ts'
import { setUp } from '../../rules/setup.ts'
import { Table } from '../board/Table.tsx'
import { addressesOf } from '../event-places.ts'
import { PARTS } from './parts.ts'

test('a folded board and the strip tell nobles and forests, and nothing of either without them', () => {
  const start = setUp({
    edition: 'classic',
    seats: 3,
    seed: 1,
    expansions: ['new-buildings', 'nobles'],
    expansionOptions: { 'exp.selection': 'random' },
  })
  const [, second] = start.players
  if (!second?.forests) throw new Error('no forests')
  const words = () =>
    renderToString(<Table state={start} parts={PARTS} named />)
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]+>/g, '')
  expect(words().match(/숲 \d/g)).toBeNull()
  Object.assign(second, { stored: 2, nobles: { stored: 2 } })
  second.forests.corn = 3
  expect(words().match(/귀족 2/g)?.length).toBeGreaterThanOrEqual(2)
  expect(words().match(/숲 3/g)).toHaveLength(2)
})

test('nobles and forests have places of their own on the table', () => {
  const noble = { token: 'noble', seat: 1 } as const
  expect([addressesOf('market', noble), addressesOf('supply', noble)]).toEqual([
    ['aboard'],
    ['supplyNoble'],
  ])
  expect(addressesOf('market', { token: 'colonist', seat: 1 })).toEqual(['market'])
  expect(addressesOf('land', { token: 'corn', seat: 1 })).toContain('1/forest:corn')
})
