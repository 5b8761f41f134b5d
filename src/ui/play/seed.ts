/** The highest number of a deal that is drawn or can be typed. */
export const HIGHEST_SEED = 999_999

/** A number for a new deal. */
export const newSeed = (): number => Math.floor(Math.random() * (HIGHEST_SEED + 1))

/** The number of a deal as it was typed; what lies outside becomes the nearest one, so that the game can be read again. */
export const seedFrom = (typed: string): number =>
  Math.min(Math.max(Math.trunc(Number(typed)) || 0, 0), HIGHEST_SEED)
