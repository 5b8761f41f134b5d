/** Languages that texts are written in, each in a folder of its own. */
export const LANGUAGES = ['ko', 'ja', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language that texts are written in first; the others are translated from it. */
export const ORIGINAL: Language = 'ko'
