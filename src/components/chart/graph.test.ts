import { expect, test } from 'vitest'
import { statesOf } from '../../engine/chart.ts'
import { chart } from '../../games/puerto-rico/chart.ts'
import { DECISIONS } from '../../games/puerto-rico/vocabulary.ts'
import { zonesOfChart } from './graph.ts'
import { layOut } from './layout.ts'

const zones = zonesOfChart()

test('every state of the chart is drawn once', () => {
  const drawn = zones.flatMap(({ nodes }) => nodes.map(({ id }) => id))
  expect(drawn.sort()).toEqual([...statesOf(chart.states)].map(({ path }) => path).sort())
})

test('every decision names the rules of its moves, and only decisions do', () => {
  const withRules = zones.flatMap(({ nodes }) => nodes).filter(({ rules }) => rules.length > 0)
  expect(withRules.map(({ id }) => id).sort()).toEqual([...DECISIONS].sort())
  const loading = withRules.find(({ id }) => id === 'captain.loading')
  expect(loading?.rules).toEqual(expect.arrayContaining(['captain.must-load', 'wharf.once']))
})

test('ways with the same ends are one, with all that opens them', () => {
  const captain = zones.find(({ id }) => id === 'captain')
  const ways = captain?.edges.filter(({ from }) => from === 'captain.loading')
  expect(ways).toMatchObject([{ to: 'captain.acted' }])
  expect(ways?.[0]?.labels).toHaveLength(3)
})

test.each(zones)('$id is laid out, every way between two places', async (zone) => {
  const { width, height, nodes, edges } = await layOut(zone)
  expect(nodes).toHaveLength(zone.nodes.length)
  expect(edges).toHaveLength(zone.edges.length)
  for (const { x, y, width: w, height: h } of nodes) {
    expect(x + w).toBeLessThanOrEqual(width)
    expect(y + h).toBeLessThanOrEqual(height)
  }
  for (const { path } of edges) expect(path).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+$/)
})
