import { missingTokens } from '../../../../engine/inventory.ts'
import { inventory } from '../inventory.ts'
import type { Position } from '../state.ts'
import type { CountedToken } from '../tokens.ts'
import { GOODS, type Good } from '../vocabulary.ts'
import type { Report } from './problem.ts'

const isGood = (token: CountedToken): token is Good =>
  (GOODS as readonly CountedToken[]).includes(token)

/** Where more or less of a token can be laid to make its total right. */
function pathOf(token: CountedToken): string {
  if (isGood(token)) return `supply.goods.${token}`
  if (token.startsWith('plantation.')) return `plantations.${token.slice('plantation.'.length)}`
  if (token === 'quarry') return 'supply.quarries'
  if (token === 'colonist') return 'supply.colonists'
  if (token === 'noble') return 'expansions.nobles'
  return token === 'vp' ? 'supply.vp' : `supply.buildings.${token}`
}

/** Nothing is made and nothing lost, and nowhere lies less than nothing. */
export function checkTotals(position: Position, report: Report): void {
  const { supply, options } = position
  const missing = missingTokens(inventory, position, (token, place, seat, count) => {
    const lying = place === 'paper' ? -count : count
    if (Number.isInteger(lying) && lying >= 0) return
    if (seat === null) report(pathOf(token), 'short', { token, missing: -lying })
    // Fewer colonists than none are more nobles than residents, which are told as such.
    else if (token !== 'colonist' || !position.expansions)
      report(`players.${seat}`, 'shape', { expected: '>=0', found: lying })
  })
  for (const [token, more] of missing) {
    const expected = inventory.totals(position).get(token) ?? 0
    report(pathOf(token), 'total', { token, found: expected - more, expected })
  }
  const { vp, vpOnPaper, refused } = supply
  if (refused > 0 && !options['mayor.shareOptional'])
    report('supply.refused', 'refused', { count: refused })
  if (vpOnPaper > 0 && vp > 0) report('supply.vp', 'total', { token: 'vp', found: vp, expected: 0 })
  if (vpOnPaper > 0 && options['vp.beyondSupply'] === 'cap')
    report('supply.vpOnPaper', 'on-paper', { points: vpOnPaper })
}
