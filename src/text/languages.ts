/** Languages that texts are written in, each in folders of its own. */
export const LANGUAGES = ['ko', 'ja', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Whether there is a language of this id. */
export const isLanguage = (name: string): name is Language =>
  LANGUAGES.some((language) => language === name)

/** The language that texts are written in first; the others are translated from it. */
export const ORIGINAL: Language = 'ko'

/** Languages that the site is shown in: nothing is missing or stale in them. */
export const PUBLISHED: readonly Language[] = ['ko', 'ja', 'en']

/** Where the pages of a language stand below the site's root: the original's at the root, '', others in 'ja/'. */
export const folderOf = (language: Language): string =>
  language === ORIGINAL ? '' : `${language}/`
