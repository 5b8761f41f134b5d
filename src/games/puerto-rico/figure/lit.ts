/** What is lit in a drawing: what the move changed, or what can be done now. */

import { addressOf, type Targets } from '../../../ui/target.tsx'
import type { Position } from '../rules/state.ts'
import { emptyHand } from '../table/hand.ts'
import { targetsFor } from '../table/targets.ts'

/** Lights the places at these addresses. */
export function litAt(addresses: ReadonlySet<string>): Targets {
  return (key, seat) =>
    addresses.has(addressOf(key, seat)) ? { state: 'lit', label: '' } : undefined
}

/** Lights what the seat that decides may do now. */
export function litWhatMay(position: Position): Targets {
  const targets = targetsFor({
    position,
    hand: emptyHand(position),
    words: { choose: '', place: '', takeBack: '' },
    onTap: () => {},
  })
  return (key, seat) =>
    targets(key, seat)?.state === 'may' ? { state: 'may', label: '' } : undefined
}
