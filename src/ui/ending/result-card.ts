/** The result of a game as a picture, to save or to send. */
import { toText } from '../../text/markup.ts'
import type { NamingSet } from '../../text/naming-set.ts'
import { lightColours } from '../light-colours.ts'
import { type ScoreRow, stackOf } from '../play/score-rows.ts'
import type { EndingGame } from './definition.ts'

const WIDTH = 1200
const HEIGHT = 630
const SIDE = 64
/** Where the rows of the players begin and end, and their bars from left to right. */
const ROWS = { top: 238, bottom: 540, bar: 360, end: WIDTH - SIDE - 110 }
const FAMILY = "'Pretendard Variable', Pretendard, sans-serif"
const COLOURS = [
  'paper',
  'table',
  'ink',
  'ink-soft',
  'sea',
  'coin',
  'coin-ink',
  'wood',
  'may',
  'no',
] as const

/** The ship of the site's header, 32 by 32. */
const SHIP = [
  ['sea', 'M15 3v16H5.5C9 15 12 10 15 3Zm2 3c5 3 7 8 7.5 13H17Z'],
  ['wood', 'M3 21.5h26c-1.5 4-4 6.5-7.5 6.5H11c-4 0-6.5-2.5-8-6.5Z'],
] as const

/** What is drawn: the best seat first. */
export interface CardContent extends Pick<EndingGame<never>, 'card'> {
  rows: readonly ScoreRow[]
  totals: readonly number[]
  ranked: readonly number[]
  players: readonly string[]
  /** Says who won. */
  headline: string
  names: NamingSet
}

/** Draws the result, 1200 × 630 px, as a PNG. Rejects where the browser gives no picture. */
export async function resultCard(content: CardContent): Promise<Blob> {
  const { card, rows, totals, ranked, players, headline, names } = content
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const colour = lightColours(COLOURS)
  await document.fonts.load(`700 48px ${FAMILY}`, headline)

  const write = (
    text: string,
    x: number,
    y: number,
    { size = 30, weight = 400, ink = colour.ink, align = 'left' as CanvasTextAlign, room = WIDTH },
  ): void => {
    context.font = `${weight} ${size}px ${FAMILY}`
    context.fillStyle = ink
    context.textAlign = align
    context.fillText(text, x, y, room)
  }
  const box = (x: number, y: number, width: number, height: number, fill: string): void => {
    context.fillStyle = fill
    context.fillRect(x, y, width, height)
  }

  box(0, 0, WIDTH, HEIGHT, colour.paper)
  box(0, 190, WIDTH, HEIGHT - 190, colour.table)
  write(card.title, SIDE, 84, { size: 28, ink: colour['ink-soft'] })
  write(headline, SIDE, 148, { size: 52, weight: 700, room: WIDTH - 2 * SIDE - 150 })

  context.setTransform(4, 0, 0, 4, WIDTH - SIDE - 128, 44)
  for (const [name, path] of SHIP) {
    context.fillStyle = colour[name]
    context.fill(new Path2D(path))
  }
  context.resetTransform()

  const stacks = players.map((_, seat) => [...stackOf(rows, seat)])
  const lengthOf = (stack: [string, number][] | undefined): number =>
    (stack ?? []).reduce((sum, [, points]) => sum + Math.abs(points), 0)
  const most = Math.max(1, ...stacks.map(lengthOf))
  const height = (ROWS.bottom - ROWS.top) / ranked.length
  for (const [place, seat] of ranked.entries()) {
    const middle = ROWS.top + (place + 0.5) * height
    const name = players[seat] ?? ''
    write(name, SIDE, middle + 12, { size: 34, weight: 700, room: ROWS.bar - SIDE - 24 })
    let x = ROWS.bar
    for (const [fill, points] of stacks[seat] ?? []) {
      const width = (Math.abs(points) / most) * (ROWS.end - ROWS.bar)
      box(x, middle - 24, width, 48, colour[fill])
      const [ink, align] = [fill === 'coin' ? colour['coin-ink'] : '#fff', 'center' as const]
      if (width > 44)
        write(String(points).replace('-', '−'), x + width / 2, middle + 10, {
          size: 28,
          ink,
          align,
        })
      x += width
    }
    write(String(totals[seat] ?? 0), WIDTH - SIDE, middle + 16, {
      size: 46,
      weight: 700,
      align: 'right',
    })
  }

  let x = ROWS.bar
  for (const [fill, words] of card.legend) {
    box(x, 568, 24, 24, colour[fill])
    const label = toText(words, names)
    write(label, x + 34, 589, { size: 26, ink: colour['ink-soft'] })
    x += 34 + context.measureText(label).width + 40
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
