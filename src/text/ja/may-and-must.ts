/** How Japanese tells a permission and a duty: at the end of a title, and anywhere in a paragraph. */
import type { Telling } from '../may-and-must.ts'

export const TELLING: Telling = {
  may: { title: /[てで]もよい$/, paragraph: /[てで]もよ[いく]|できる|自由/ },
  must: { title: /なければならない$/, paragraph: /なければならな/ },
  /** "It has to be of a kind that one produced" tells what is legal. */
  forbids: /(?:で|に)なければならない$/,
  only: (role) => new RegExp(`${role}だけ`),
  differs: /違|飛ばせ|できない/,
  undone: /行動は(?:せずにパスしても|しなくても)(?:よ|かま)/,
}
