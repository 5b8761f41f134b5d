/** What every drawing is made of: filled shapes and lines, in tones that the page gives. A drawing is 48 wide and 36 high. */

/** Tones of every game's pictures, then those of the harbour; sheets of the page say what colour each is. */
export type Tone =
  | 'wall'
  | 'tiles'
  | 'masonry'
  | 'masonry-shade'
  | 'door'
  | 'timber'
  | 'cloth'
  | 'leaf'
  | 'grass'
  | 'pool'
  | 'flag'
  | 'gold'
  | 'brick'
  | 'brick-shade'
  | 'slate'
  | 'ochre'
  | 'ochre-shade'
  | 'iron'
  | 'steel'
  | 'coal'
  | 'fire'
  | 'glow'
  | 'smoke'
  | 'glass'
  | 'earth'
  | 'clay'
  | 'hide'
  | 'leather'
  | 'meat'
  | 'crust'
  | 'fish'
  | 'copper'
  | 'fir'
  | 'quay'
  | 'plate'
  | 'plate-turned'

/** Where everything stands. */
export const GROUND = 33

export const fill = (tone: Tone, d: string): string => `<path fill="var(--${tone})" d="${d}"/>`

export const line = (tone: Tone, d: string, width = 1): string =>
  `<path fill="none" stroke="var(--${tone})" stroke-width="${width}" d="${d}"/>`

/** A box by its upper left corner. */
export const box = (tone: Tone, x: number, y: number, width: number, height: number): string =>
  fill(tone, `M${x} ${y}h${width}v${height}h${-width}Z`)

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`

/** Circles of one size, each by its centre. */
export const discs = (tone: Tone, r: number, ...centres: readonly [number, number][]): string =>
  fill(tone, centres.map(([x, y]) => round(x, y, r)).join(''))

/** Parts moved, and drawn larger or smaller. */
export const at = (x: number, y: number, parts: readonly string[], scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}">${parts.join('')}</g>`

/** Parts that stand on the ground, or as high as told. */
export const on = (x: number, parts: readonly string[], scale = 1, y = GROUND): string =>
  at(x, y, parts, scale)
