import type { GameTypes } from '../../engine/types.ts'
import type { TapGame } from '../table/definition.ts'
import type { Targets } from '../target.tsx'

/** Lights what the seat that decides may do now. */
export function highlightLegal<G extends GameTypes, Hand>(
  { targetsFor, emptyHand }: TapGame<G, Hand>,
  position: G['Position'],
): Targets {
  const targets = targetsFor({ position, hand: emptyHand(position), lit: [], onTap: () => {} })
  return (key, seat) =>
    targets(key, seat)?.state === 'may' ? { state: 'may', label: '' } : undefined
}
