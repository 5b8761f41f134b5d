/** The bots by strength, from the weakest to the strongest. */
export const LEVELS = ['novice', 'intermediate', 'advanced'] as const
export type Level = (typeof LEVELS)[number]
