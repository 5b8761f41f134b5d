/** Wealth at the end, added up card by card. */
import type { State } from '../../rules/state.ts'
import { buildingCalled, GOODS, shipCalled } from './figures.ts'

export function wealthOf({ items, loans, buildings, ships }: State['players'][number]): number {
  const types = buildings.map((id) => buildingCalled(id).type)
  const many = (type: string): number => types.filter((one) => one === type).length
  let wealth = items.franc - 7 * loans
  for (const ship of ships) wealth += shipCalled(ship).value
  for (const id of buildings) {
    const { value, ends } = buildingCalled(id)
    wealth += value
    for (const [what, francs] of Object.entries(ends)) {
      if (what === 'goods') {
        const goods = Object.entries(items).filter(([item]) => GOODS.includes(item))
        wealth += Math.floor(goods.reduce((sum, [, count]) => sum + count, 0) / 2)
      } else if (what === 'ship') wealth += francs * (ships.length + many('ship'))
      else wealth += francs * many(what)
    }
  }
  return wealth
}

/** The seats that win. */
export function richest({ players }: State): number[] {
  const all = players.map(wealthOf)
  return all.flatMap((wealth, seat) => (wealth === Math.max(...all) ? [seat] : []))
}
