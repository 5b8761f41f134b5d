import type { Position } from '../rules/state.ts'
import { emptyHand } from '../table/hand.ts'
import type { Targets } from '../table/keys.ts'
import { targetsFor } from '../table/targets.ts'

/** Lights what the seat that decides may do now. */
export function litWhatMay(position: Position): Targets {
  const targets = targetsFor({
    position,
    hand: emptyHand(position),
    lit: [],
    onTap: () => {},
  })
  return (key, seat) =>
    targets(key, seat)?.state === 'may' ? { state: 'may', label: '' } : undefined
}
