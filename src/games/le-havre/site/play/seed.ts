/** A number for a new deal. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000)
