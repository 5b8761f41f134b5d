/** Languages that texts are written in, each in folders of its own. */
export const LANGUAGES = ['ko', 'ja', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language that texts are written in first; the others are translated from it. */
export const ORIGINAL: Language = 'ko'

/** Languages that the site is shown in: nothing is missing or stale in them. */
export const PUBLISHED: readonly Language[] = ['ko']
