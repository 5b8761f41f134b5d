/** A 32-bit random generator (mulberry32) whose whole state is one integer, so that it fits in a position. */
export interface Rng {
  rng: number
}

/** The highest seed: the state holds no more. */
export const MOST_SEED = 4_294_967_295

/** A number in [0, 1); moves the generator on. */
export function random(holder: Rng): number {
  holder.rng = (holder.rng + 0x6d2b79f5) | 0
  let t = holder.rng
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** A whole number from 0 to `below` - 1. */
export function randomBelow(holder: Rng, below: number): number {
  return Math.floor(random(holder) * below)
}

/** The same items in another order, every order equally likely. */
export function shuffled<T>(holder: Rng, items: readonly T[]): T[] {
  const mixed = [...items]
  shuffle(holder, mixed)
  return mixed
}

/** Shuffles in place, every order equally likely. */
export function shuffle<T>(holder: Rng, items: T[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(holder, last + 1)
    const kept = items[last] as T
    items[last] = items[other] as T
    items[other] = kept
  }
}
