/** What has to be drawn for a decision to be made by taps. */
import type { Position } from '../rules/state.ts'
import type { Decision } from '../rules/vocabulary.ts'
import { countersOf, countsOwn } from '../table/counting.ts'
import { cardIn, type Part } from './parts.ts'

const NEEDED: Readonly<Partial<Record<Decision, Part>>> = {
  'turn.main': { name: 'offers' },
  'turn.hauling': { name: 'offers' },
  'turn.constructing': { name: 'stacks' },
  'turn.between': { name: 'stacks' },
  'turn.shipbuilding': { name: 'ships' },
}

/** The parts of the table that the decision takes and that are not among those drawn. */
export function missingParts(position: Position, drawn: readonly Part[]): Part[] {
  const { at, seat } = position
  if (at === 'over') return []
  const needed = NEEDED[at]
  if (needed) {
    const isDrawn = drawn.some((part) => part.name === needed.name || cardIn(part) !== undefined)
    return isDrawn ? [] : [needed]
  }
  const counts = countsOwn(position) && countersOf(position).some(({ item }) => item)
  const hasOwn = drawn.some((one) => one.seat === seat && /^(own|goods)$/.test(one.name))
  return counts && !hasOwn ? [{ name: 'goods', seat }] : []
}
