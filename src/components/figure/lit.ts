/** What is lit in a drawing: what the move changed, or what can be done now. */
import type { Position } from '../../games/puerto-rico/state.ts'
import { emptyHand } from '../../table/hand.ts'
import { targetsFor } from '../../table/targets.ts'
import { addressOf, type Targets } from '../table/target.tsx'

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
