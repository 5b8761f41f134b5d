/** Houses by their type: timber frames under tiles, shops under slate, brick halls under saw teeth, stone for the public. */
import { box, discs, fill, GROUND, line, type Tone } from './ink.ts'

type Parts = string[]

/** A door or a window with its upper left corner. */
export const door = (x: number, width = 3.4, height = 6): string =>
  box('door', x, GROUND - height, width, height)
export const panes = (y: number, ...lefts: readonly number[]): string =>
  fill('glass', lefts.map((x) => `M${x} ${y}h3v3.4h-3Z`).join(''))

/** A craftsman's house: plaster between beams, and tiles above. */
export function cottage(x: number, width: number, height = 11, roof = 9): Parts {
  const top = GROUND - height
  const right = x + width
  const third = width / 3
  return [
    box('wall', x, top, width, height),
    line(
      'timber',
      `M${x + 0.5} ${top}V33M${x + third} ${top}V33M${right - third} ${top}V33M${right - 0.5} ${top}V33M${x} ${top + height / 2}h${width}M${x + 0.5} ${top + height / 2}l${third - 0.5}-${height / 2}M${right - 0.5} ${top + height / 2}l${0.5 - third}-${height / 2}`,
      0.9,
    ),
    fill(
      'tiles',
      `M${x - 2} ${top + 0.5}L${x + 2} ${top - roof}H${right - 2}L${right + 2} ${top + 0.5}Z`,
    ),
    line(
      'door',
      `M${x} ${top - roof / 3}H${right}M${x + 1.2} ${top - (2 * roof) / 3}H${right - 1.2}`,
      0.35,
    ),
  ]
}

/** The same from its narrow side, its gable to the street. */
export function gable(x: number, width: number, height = 10, peak = 9): Parts {
  const top = GROUND - height
  const right = x + width
  const middle = x + width / 2
  return [
    fill('wall', `M${x} 33V${top}L${middle} ${top - peak}L${right} ${top}V33Z`),
    line(
      'timber',
      `M${x + 0.5} ${top}V33M${right - 0.5} ${top}V33M${x} ${top}H${right}M${middle} ${top - peak}V${top}M${x + width / 4} ${top - peak / 2}H${right - width / 4}`,
      0.9,
    ),
    fill(
      'tiles',
      `M${x - 2.2} ${top + 1}L${middle} ${top - peak - 2}L${right + 2.2} ${top + 1}L${right + 0.5} ${top + 2.4}L${middle} ${top - peak + 1}L${x - 0.5} ${top + 2.4}Z`,
    ),
  ]
}

/** An awning in stripes, scalloped below. */
export function awning(x: number, y: number, stripes: number, tone: Tone, width = 3.4): Parts {
  const stripe = (nth: number) =>
    `M${(x + nth * width).toFixed(1)} ${y}h${width}v3.4q${-width / 2} 2 ${-width} 0Z`
  const every = Array.from({ length: stripes }, (_, nth) => nth)
  return [
    fill(
      'cloth',
      every
        .filter((nth) => nth % 2 === 1)
        .map(stripe)
        .join(''),
    ),
    fill(
      tone,
      every
        .filter((nth) => nth % 2 === 0)
        .map(stripe)
        .join(''),
    ),
  ]
}

/** A merchant's house: ochre, two floors, a slate roof with a bend, and an awning where asked. */
export function shop(x: number, width: number, height = 15, roof = 6): Parts {
  const top = GROUND - height
  const right = x + width
  return [
    box('ochre', x, top, width, height),
    box('ochre-shade', right - width / 5, top, width / 5, height),
    fill('slate', `M${x - 1} ${top}L${x + 1} ${top - roof}H${right - 1}L${right + 1} ${top}Z`),
    line('cloth', `M${x - 1} ${top}H${right + 1}`, 1.1),
  ]
}

/** A shop's window and door on the street. */
export const front = (x: number, width: number): string =>
  box('glass', x, GROUND - 7, width, 5) + box('timber', x - 0.5, GROUND - 2, width + 1, 2)

/** A factory hall: brick, arched windows, and a roof of saw teeth with their glass. */
export function hall(x: number, teeth: number, tooth = 7, height = 11): Parts {
  const top = GROUND - height
  const width = teeth * tooth
  const every = Array.from({ length: teeth }, (_, nth) => x + nth * tooth)
  return [
    box('brick', x, top, width, height),
    box('brick-shade', x, GROUND - 2.5, width, 2.5),
    fill('slate', every.map((left) => `M${left} ${top}v-6l${tooth} 6Z`).join('')),
    fill('glass', every.map((left) => `M${left + 1} ${top - 0.8}v-3l3 3Z`).join('')),
    fill(
      'door',
      every.map((left) => `M${left + 2} ${top + 7}v-2.4a1.7 1.7 0 0 1 3.4 0v2.4Z`).join(''),
    ),
  ]
}

/** A chimney of brick and what rises from it. */
export const chimney = (x: number, top: number, foot = GROUND, width = 3.6): string =>
  fill('brick', `M${x} ${foot}l.5-${foot - top}h${width - 1}l.5 ${foot - top}Z`) +
  box('brick-shade', x, top, width, 1.6)
export const smoke = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y})scale(${size})">${fill('smoke', 'M-1 0c-2-1.4-1.6-3.6.4-4-.6-2.4 1.8-3.8 3.6-2.8 1-2.4 4.6-2.4 5.4 0 2.8-.4 3.6 3.2 1.2 4.2-1.2 1.6-3.4 1.4-4.4.4-1 1.6-3.2 1.8-4.4 1C.4-.6.6 0 .6 0Z')}</g>`

/** A house of the public: stone on steps, blue slate, and a flag. */
export function civic(x: number, width: number, height = 13, roof = 6): Parts {
  const top = GROUND - height
  const right = x + width
  return [
    box('masonry', x, top, width, height),
    box('masonry-shade', right - width / 5, top, width / 5, height),
    fill('slate', `M${x - 1.5} ${top}L${x + width / 2} ${top - roof}L${right + 1.5} ${top}Z`),
    box('masonry-shade', x - 1.5, GROUND - 1.6, width + 3, 1.6),
    box('cloth', x - 1.5, top, width + 3, 1.4),
  ]
}
export const flag = (x: number, y: number): string =>
  line('timber', `M${x} ${y}v-8`, 0.8) + fill('flag', `M${x} ${y - 8}h6l-1.5 2 1.5 2h-6Z`)

/** Columns before a wall. */
export const columns = (y: number, ...lefts: readonly number[]): string =>
  fill('cloth', lefts.map((x) => `M${x} ${y}h2.2V31.4h-2.2Z`).join(''))

/** A pond of light on the wall: windows that shine. */
export const lights = (...centres: readonly [number, number][]): string =>
  discs('glow', 1, ...centres)

/** How far what reaches the frame goes on beyond it: a card is wider than its picture. */
const BEYOND = 72

/** A strip of the ground; at the frame it goes on. */
export function strip(tone: Tone, x: number, width: number, height = 3): string {
  const from = x <= 0 ? -BEYOND : x
  const to = x + width >= 48 ? 48 + BEYOND : x + width
  return fill(tone, `M${from} ${GROUND + 3 - height}H${to}V36H${from}Z`)
}
/** The ground that it stands on. */
export const ground = (tone: Tone): string => strip(tone, 0, 48)
export const water = (x: number, width: number): string =>
  strip('pool', x, width) + line('cloth', `M${x + 2} 34.5h4M${x + width - 7} 34.7h4`, 0.6)
