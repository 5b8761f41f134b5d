import { expect, test } from 'vitest'
import { GOOD } from '../rules/goods.ts'
import { BASIC_GOODS, GOODS, type Good } from '../rules/vocabulary.ts'
import { buildingsGiving } from './sources.ts'
import { STRATEGIES, type StrategyId, yieldOf } from './strategies.ts'

test('what ways to earn come to, reckoned by hand', () => {
  const yields: Record<StrategyId, [wealth: number, actions: number]> = {
    // Seven for three pieces of wood.
    joinery: [7, 1],
    // A franc for each hide, for each piece of coal; half of one for each fish, for each grain.
    tannery: [4, 1],
    cokery: [4, 1],
    smokehouse: [3, 1],
    bakehouse: [2, 1],
    // Four from the tannery, and four each for four pieces on the ships.
    leatherShipped: [4 + 4 * 4, 2],
    // Nine basic goods at three a franc, three upgraded ones at one.
    bridge: [9 / 3 + 3, 1],
    liner: [34, 2],
    // Its value, three for each of three industrial buildings, two for itself.
    bank: [16 + 3 * 3 + 2, 1],
  }
  for (const id of Object.keys(STRATEGIES) as StrategyId[]) {
    const [wealth, actions] = yields[id]
    expect(yieldOf(id), id).toEqual({ wealth, actions })
  }
})

test('where goods come from is what the documents tell', () => {
  const found = (item: 'brick' | 'iron' | 'steel') => buildingsGiving(item).sort()
  expect(found('brick')).toEqual(
    ['brickworks', 'businessOffice', 'hardwareStore', 'kiln', 'townSquare'].sort(),
  )
  expect(found('iron')).toEqual(
    [
      'blackMarket',
      'hardwareStore',
      'ironMineAndCoalSeam',
      'ironworks',
      'marketplace',
      'smelter',
    ].sort(),
  )
  expect(found('steel')).toEqual(['businessOffice', 'steelMill', 'steelworks'])
})

test('what the page says of goods holds for their figures', () => {
  const rise = (good: Good): number => {
    const { counterpart } = GOOD[good]
    return GOOD[counterpart].shippingPrice - GOOD[good].shippingPrice
  }
  expect(Math.max(...BASIC_GOODS.map(rise))).toBe(rise('iron'))
  expect(rise('cattle')).toBeLessThan(0)
  const perEnergy = (good: Good): number => GOOD[good].shippingPrice / (GOOD[good].energy ?? 0)
  expect(Math.min(...GOODS.map(perEnergy))).toBe(perEnergy('coke'))
})
