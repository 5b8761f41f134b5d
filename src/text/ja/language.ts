import type { Language } from '../languages.ts'

/** The language of this folder. */
export const LANGUAGE: Language = 'ja'

/** The same with a country, as link previews ask for it. */
export const LOCALE = 'ja_JP'

/** What holds its letters, of which the site serves those that its texts use; below node_modules. */
export const TYPEFACE = 'pretendard-jp/dist/web/variable/woff2/PretendardJPVariable.woff2'

/** The weights of it that are served, from one to the other: bold kanji would make it twice as heavy, so browsers draw them. */
export const WEIGHTS = [400, 400] as const

/** Between the pieces of a list, after a sentence, before what is told of something, between sentences. */
export const COMMA = '、'
export const STOP = '。'
export const COLON = '：'
export const GAP = ''
