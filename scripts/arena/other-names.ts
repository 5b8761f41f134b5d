/** Le Havre's players of the arena that nobody meets at a table: the 중급 of before, and two plain scripts. */
export const OTHER_NAMES = ['former', 'fullest', 'most-food'] as const
export type OtherName = (typeof OTHER_NAMES)[number]
