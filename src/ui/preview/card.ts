/** The picture of a link preview: what the page is, its title, and a position drawn from the engine. */
import { Resvg } from '@resvg/resvg-js'
import { t } from '../../text/messages/site.ts'
import { HEIGHT, WIDTH } from './addresses.ts'
import { breakable } from './breakable.ts'
import { at, type Drawn, FAMILY, flow, widthOf, words } from './draw.ts'
import { colour } from './inline-styles.ts'

const SIDE = 56
const ROOM = WIDTH - 2 * SIDE
/** One weight of the typeface, with our letters alone: a whole font takes fifteen times as long to read. */
const FONT = '.cache/pretendard.ttf'

/** Sizes of a title, and how high its lines may be together. */
const SIZES = [64, 52, 44, 36] as const
const MOST_HEIGHT = 132

export interface Card {
  /** What kind of page it is, in a word. */
  kind: string
  title: string
  /** What is drawn of the position, once the card is. */
  drawn: () => Drawn[]
}

/** The title in lines, as large as it can be in two or three of them. */
export function titleLines(title: string): { lines: string[]; size: number } {
  const pieces = breakable(title)
  for (const size of SIZES) {
    const lines = ['']
    for (const piece of pieces) {
      const longer = `${lines.at(-1)}${piece}`
      if (widthOf(longer.trim(), size) > ROOM) lines.push(piece)
      else lines[lines.length - 1] = longer
    }
    if (lines.length * size <= MOST_HEIGHT || size === SIZES.at(-1))
      return { lines: lines.map((line) => line.trim()), size }
  }
  return { lines: [title], size: 0 }
}

/** The blocks in the arrangement that shows them largest. */
function fitted(blocks: readonly Drawn[], width: number, height: number): string {
  const tries = [500, 700, 900, 1100, 1300, 1500, 1800, 2200, 2800].map((most) => {
    const drawn = flow(blocks, most, 18)
    return { drawn, scale: Math.min(width / drawn.width, height / drawn.height, 1.8) }
  })
  const { drawn, scale } = tries.reduce((best, next) => (next.scale > best.scale ? next : best))
  const x = (width - drawn.width * scale) / 2
  const y = (height - drawn.height * scale) / 2
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.svg}</g>`
}

/** The card as SVG. */
export function cardSvg({ kind, title, drawn }: Card): string {
  const { lines, size } = titleLines(title)
  const heading = lines.map((line, n) => words(line, SIDE, 84 + (n + 1) * size * 1.22, { size }))
  const top = 84 + lines.length * size * 1.22 + 34
  const room = { width: ROOM, height: HEIGHT - top - 36 }
  const picture = {
    width: room.width,
    height: room.height,
    svg: fitted(drawn(), room.width, room.height),
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('paper')}"/>` +
    `<rect y="${top - 4}" width="${WIDTH}" height="${HEIGHT}" fill="${colour('table')}"/>` +
    words(kind, SIDE, 66, { size: 28, ink: 'sea' }) +
    words(t('site.name'), WIDTH - SIDE, 66, { size: 28, ink: 'ink-soft', anchor: 'end' }) +
    heading.join('') +
    at(picture, SIDE, top + 14) +
    '</svg>'
  )
}

/** The card as a PNG of this width. */
export function cardPng(card: Card, width: number): Uint8Array<ArrayBuffer> {
  const picture = new Resvg(cardSvg(card), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: FAMILY },
  })
  return new Uint8Array(picture.render().asPng())
}
