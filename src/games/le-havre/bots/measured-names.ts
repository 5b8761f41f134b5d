/** Players of the arena that nobody meets at a table: the 중급 of before, and two plain scripts. */
export const MEASURED = ['former', 'fullest', 'most-food'] as const
export type Measured = (typeof MEASURED)[number]
