/** The bots by strength, from the weakest to the strongest. */
export const LEVELS = ['novice', 'intermediate', 'advanced', 'expert'] as const
export type Level = (typeof LEVELS)[number]
