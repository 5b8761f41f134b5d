/** Drawings with a size, and how they are put side by side. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { colour, dressed } from './inline-styles.ts'

export interface Drawn {
  width: number
  height: number
  svg: string
}

export const FAMILY = 'Pretendard Variable'
export const NOTHING: Drawn = { width: 0, height: 0, svg: '' }
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A piece of the site as wide and high as asked. `around` are classes its colours come from. */
export function piece(node: VNode, width: number, height = width, around = ''): Drawn {
  const bare = painted(renderToString(node)).replace(
    '<svg',
    `<svg width="${width}" height="${height}"`,
  )
  const key = `${around} ${bare}`
  const svg = made.get(key) ?? dressed(`<g class="${around}">${bare}</g>`)
  made.set(key, svg)
  return { width, height, svg }
}
/** The files of pictures, by the name of the file. */
const PICTURES = new Map(
  globSync('src/games/*/table/pieces/*.svg').map((file) => [
    basename(file, '.svg'),
    readFileSync(file, 'utf8'),
  ]),
)

/** Pictures are used out of a file; here they stand in the drawing itself, in the tones of the light scheme. */
const painted = (svg: string): string =>
  svg.replace(
    /<use href="[^"]*?(\w+)\.[^"#]*#([\w-]+)"(?:><\/use>|\s*\/>)/g,
    (_, file: string, id: string) => {
      const found = new RegExp(`id="${id}"( viewBox="[^"]*")[^>]*>([^]*?)</symbol>`)
      const [, frame = '', paths = ''] = found.exec(PICTURES.get(file) ?? '') ?? []
      const drawn = paths.replace(/var\(--([\w-]+)\)/g, (__, token: string) => colour(token))
      return `<svg${frame}>${drawn}</svg>`
    },
  )

/** Few pieces differ, and each card has dozens. */
const made = new Map<string, string>()

interface Writing {
  size: number
  ink?: string
  anchor?: 'start' | 'middle' | 'end'
}

/** Words on a base line at x, y. */
export function words(text: string, x: number, y: number, writing: Writing): string {
  const { size, ink = 'ink', anchor = 'start' } = writing
  return `<text x="${x}" y="${y}" font-family="${FAMILY}" font-size="${size}" fill="${colour(ink)}" text-anchor="${anchor}">${escaped(text)}</text>`
}

/** How wide a letter is of its size, nearly: in Korean, in Japanese, a capital or figure, another. */
function partOf(letter: string): number {
  if (letter > '\u2e80') return /\p{Script=Hangul}/u.test(letter) ? 0.864 : 0.94
  return /[\p{Lu}\d]/u.test(letter) ? 0.64 : 0.53
}

/** How wide words are, nearly. */
export const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + partOf(letter), 0) * size

/** The size of words in this room: `size`, or as much less as they need. */
export const sizeIn = (room: number, text: string, size: number): number =>
  Math.min(size, room / widthOf(text, 1))

interface Ground {
  fill: string
  edge?: string
  radius?: number
  padding?: number
}

/** A drawing on a ground of its own. */
export function on({ fill, edge, radius = 10, padding = 12 }: Ground, inner: Drawn): Drawn {
  const width = inner.width + 2 * padding
  const height = inner.height + 2 * padding
  const stroke = edge ? ` stroke="${colour(edge)}" stroke-width="1.5"` : ''
  return {
    width,
    height,
    svg: `<rect width="${width}" height="${height}" rx="${radius}" fill="${colour(fill)}"${stroke}/>${at(inner, padding, padding)}`,
  }
}

/** A drawing moved to x, y. */
export const at = ({ svg }: Drawn, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${svg}</g>`

/** Drawings in rows no wider than `most`, each row centred on its height. */
export function flow(items: readonly Drawn[], most: number, gap = 12): Drawn {
  const rows: Drawn[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const item of items.filter(({ width }) => width > 0)) {
    if (used + gap + item.width > most) {
      rows.push([])
      used = -gap
    }
    rows.at(-1)?.push(item)
    used += gap + item.width
  }
  const drawn = rows.map(inRow(gap))
  const svg: string[] = []
  let y = 0
  for (const row of drawn) {
    svg.push(at(row, 0, y))
    y += row.height + gap
  }
  const width = Math.max(0, ...drawn.map((row) => row.width))
  return { width, height: Math.max(0, y - gap), svg: svg.join('') }
}

const inRow =
  (gap: number) =>
  (items: readonly Drawn[]): Drawn => {
    const height = Math.max(...items.map((item) => item.height))
    let x = -gap
    const svg = items.map((item) => {
      x += gap
      const placed = at(item, x, (height - item.height) / 2)
      x += item.width
      return placed
    })
    return { width: x, height, svg: svg.join('') }
  }
