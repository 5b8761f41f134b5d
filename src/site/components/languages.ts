/** The same page in other languages. */
import { LANGUAGE } from '#language/language.ts'
import { folderOf, isLanguage, type Language, ORIGINAL } from '../../text/languages.ts'

interface Version {
  language: Language
  /** What the language calls itself. */
  name: string
  /** The address of the page in it, from the top of the host. */
  href: string
}

/** The languages that stand side by side: `npm run -s build` tells each of its builds; one by itself knows its own. */
const SIDE_BY_SIDE = (process.env.LANGUAGES ?? LANGUAGE).split(',').filter(isLanguage)

/**
 * A page in every language that the site is built in, and in the one of this build. `base` is where
 * this build's pages stand: '/ja/' for a site at the top of its host, read in Japanese.
 */
export function versionsOf(
  path: string,
  base: string = import.meta.env.BASE_URL,
  own: Language = LANGUAGE,
  shown: readonly Language[] = SIDE_BY_SIDE,
): Version[] {
  const root = base.slice(0, base.length - folderOf(own).length)
  // 404.html answers for any address: another language is entered by its front page.
  const page = path.slice(base.length).replace(/^404(?:\.html|\/)?$/, '')
  return [...new Set([...shown, own])].map((language) => ({
    language,
    name: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
    href: root + folderOf(language) + page,
  }))
}

/** What the head of a page says of its versions: each by its language, the original's for all others. */
export function alternatesOf(versions: readonly Version[]): { hreflang: string; href: string }[] {
  if (versions.length < 2) return []
  const original = versions.find(({ language }) => language === ORIGINAL)
  return [
    ...versions.map(({ language, href }) => ({ hreflang: language, href })),
    ...(original ? [{ hreflang: 'x-default', href: original.href }] : []),
  ]
}
