import { expect, test } from 'vitest'
import { statesOf } from '../../../engine/chart.ts'
import { zonesOfChart as zonesOfLeHavre } from '../../../games/le-havre/reference/chart/zones.ts'
import { chart as havreChart } from '../../../games/le-havre/rules/chart.ts'
import { baseStates } from '../../../games/puerto-rico/reference/chart/base-chart.ts'
import { zonesOfChart } from '../../../games/puerto-rico/reference/chart/zones.ts'
import { DECISIONS } from '../../../games/puerto-rico/rules/vocabulary.ts'
import { blocksOf } from './blocks.ts'
import { layOut } from './layout.ts'

const zones = zonesOfChart()

test('every state of the chart is drawn once', () => {
  const drawn = zones.flatMap(({ nodes }) => nodes.map(({ id }) => id))
  expect(drawn.sort()).toEqual([...statesOf(baseStates)].map(({ path }) => path).sort())
})

test('what only the expansions need is left out, and ways lead past it', () => {
  const settler = zones.find(({ id }) => id === 'settler')
  expect(settler?.nodes.map(({ id }) => id)).not.toContain('settler.lodge')
  expect(settler?.edges).toContainEqual(
    expect.objectContaining({ from: 'settler.acted', to: 'settler.done' }),
  )
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

test('a way that is open anyhow names no condition', () => {
  const [game] = zonesOfLeHavre()
  const ways = game?.edges.filter(({ from }) => from === 'next')
  expect(ways).toEqual([{ from: 'next', to: 'turn', labels: [] }])
})

test('the phases stand in one block, reached by one way and left by one', async () => {
  const [game] = zones
  if (!game) throw new Error('There is no chart.')
  const [block] = blocksOf(game)
  expect(block?.members.map(({ id }) => id)).toEqual([
    ...zones.slice(1).map(({ id }) => id),
    'prospector',
  ])
  const { edges, width } = await layOut(game)
  expect(edges.filter(({ to }) => to === block?.id)).toHaveLength(1)
  expect(edges.filter(({ from }) => from === block?.id)).toHaveLength(1)
  // On a phone it is read as large as it is drawn.
  expect(width).toBeLessThan(310)
})

test.each(zones)('$id is laid out, every way between two places', async (zone) => {
  const { width, height, nodes, edges } = await layOut(zone)
  expect(nodes).toHaveLength(zone.nodes.length)
  if (blocksOf(zone).length === 0) expect(edges).toHaveLength(zone.edges.length)
  for (const { x, y, width: w, height: h } of nodes) {
    expect(x + w).toBeLessThanOrEqual(width)
    expect(y + h).toBeLessThanOrEqual(height)
  }
  for (const { path } of edges) expect(path).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+$/)
})

test('Le Havre: every state is drawn once, and every decision names its rules', async () => {
  const havre = zonesOfLeHavre()
  const nodes = havre.flatMap((zone) => zone.nodes)
  const states = [...statesOf(havreChart.states)].map(({ path }) => path)
  const added = ['building', 'building.done', 'effect', 'effect.done']
  expect(nodes.map(({ id }) => id).sort()).toEqual([...states, ...added].sort())
  for (const { id, kind, rules } of nodes)
    if (kind === 'decision' && id !== 'turn.ordering') expect(rules.length, id).toBeGreaterThan(0)
  for (const zone of havre) expect((await layOut(zone)).nodes).toHaveLength(zone.nodes.length)
})
