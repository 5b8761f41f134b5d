/** How the name of a term is known in a running text. */

/** What parts a name that is made of others: トウモロコシのプランテーション. */
export const PARTED_BY = 'の'

/**
 * The pattern of a name, escaped already, where it is a word of a text: no part of a longer one (保管 in 保管庫, 工場 in
 * 焙煎工場), and not what is done (出荷する).
 */
export const asWord = (name: string): string =>
  `(?<!${/^\p{Script=Han}/u.test(name) ? '\\p{Script=Han}' : '(?!)'})${name}(?!${/\p{Script=Han}$/u.test(name) ? '\\p{Script=Han}|す[るれ]|し|せ|さ[せれ]|でき' : '(?!)'})`
