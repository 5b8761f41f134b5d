import type { Position } from '../rules/state.ts'
import type { Targets } from '../table/keys.ts'
import { barFor } from './added.ts'

/** Lights what the seat that decides may do now. */
export function litWhatMay(position: Position): Targets {
  const bar = barFor(position)
  const targets = bar.targetsFor({
    position,
    hand: bar.emptyHand(position),
    lit: [],
    onTap: () => {},
  })
  return (key, seat) =>
    targets(key, seat)?.state === 'may' ? { state: 'may', label: '' } : undefined
}
