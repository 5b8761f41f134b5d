/** Where the picture of a page's link preview lies, and how large it is. */
import { to } from '../link.ts'

export const WIDTH = 1200
export const HEIGHT = 630

/** There are hundreds of cases: theirs are half as wide. */
const isSmall = (name: string): boolean => /(^|\/)cases\//.test(name)

interface Picture {
  href: string
  width: number
  height: number
}

/** The picture called `name`: 'home', 'rules/captain', 'learn/roles', 'cases/captain/no-mixing-on-a-ship', 'le-havre/home'. */
export function pictureOf(name: string): Picture {
  const scale = isSmall(name) ? 2 : 1
  return { href: to(`/preview/${name}.png`), width: WIDTH / scale, height: HEIGHT / scale }
}
