/** What does the work: ovens, furnaces, cranes, ships, carts, and what grows. Each stands in the middle of its own ground. */
import { box, discs, fill, line, type Tone } from './ink.ts'
import type { Parts } from './wares.ts'

/** A baker's oven, its fire in its mouth. */
export const oven: Parts = [
  fill('brick', 'M-9 0v-6c0-6 4-9.6 9-9.6S9-12 9-6v6Z'),
  line('brick-shade', 'M-8.8-5H-5M5-5h3.8M-7.4-10H-3M3-10h4.4M0-15.4v2.6', 0.8),
  fill('coal', 'M-4.6 0v-4.6a4.6 4.6 0 0 1 9.2 0V0Z'),
  fill('fire', 'M-3 0c-.6-2.4 1-3 1.2-5 1.6.8 1.6 2 1.8 2.8.6-.6 1-1.2 1-2 1.8 1.4 2.6 2.6 2 4.2Z'),
]
/** A bottle of brick in which bricks are burned. */
export const bottleKiln: Parts = [
  fill('brick', 'M-9 0c0-9 6-11 6-21h6c0 10 6 12 6 21Z'),
  line('iron', 'M-8.2-5H8.2M-6-10.6H6M-3.6-16H3.6', 1),
  fill('coal', 'M-3 0v-3.6a3 3 0 0 1 6 0V0Z'),
  fill('glow', 'M-1.8 0v-2.6a1.8 1.8 0 0 1 3.6 0V0Z'),
]
/** Wood under turf that smoulders to charcoal. */
export const pile: Parts = [
  fill('earth', 'M-14 0c1-9 7-15 14-15S13-9 14 0Z'),
  fill('leaf', 'M-11-6.4c2-5.6 6-8.6 11-8.6s9 3 11 8.6c-3-1.6-4 1-7 0s-5 .8-8-.4-4 1.4-7 .4Z'),
  fill('fire', 'M-6 0v-2a1.8 1.8 0 0 1 3.6 0v2ZM2.4 0v-2a1.8 1.8 0 0 1 3.6 0v2Z'),
]
/** A blast furnace, iron running out of it. */
export const furnace: Parts = [
  fill('iron', 'M-9 0l3-15-1.6-2v-5H7.6v5L6-15 9 0Z'),
  line('coal', 'M-8-5.4H8M-6.6-11H6.6M-7.6-18H7.6', 1),
  fill('coal', 'M-4 0v-4a4 4 0 0 1 8 0V0Z'),
  fill('glow', 'M-2.4 0v-3a2.4 2.4 0 0 1 4.8 0V0Z'),
]
/** A converter that is tipped over and pours. */
export const converter: Parts = [
  line('iron', 'M-10 0l3-12M10 0L7-12', 2.2),
  fill('coal', 'M-8-12c0-5 3-8 7-9l6-4 5 6-5 3.6c2 5-1 10.4-6 10.4-4 0-7-3-7-7Z'),
  fill('glow', 'M5-25l5 6 1.6-.6-3.6-6.4Z'),
  line('fire', 'M9.8-21.6c4 1 5 7 5 12V0', 2),
  discs('glow', 0.8, [12, -25], [15.4, -21], [17, -14], [18, -26]),
]
/** A ladle on its hook, full to the brim. */
export const ladle: Parts = [
  line('iron', 'M0-19v5M-8-14H8M-8-14v5M8-14v5', 1.4),
  fill('coal', 'M-8-10H8L5.6 0H-5.6Z'),
  fill('glow', 'M-8-10H8l-.6 2.4H-7.4Z'),
]
/** Ovens in a row, as a cokery has them. */
export const battery: Parts = [
  box('brick', -14, -13, 28, 13),
  box('coal', -15, -15, 30, 2.6),
  fill('coal', [-9.4, 0, 9.4].map((x) => `M${x - 3.4} 0v-6a3.4 3.4 0 0 1 6.8 0v6Z`).join('')),
  fill(
    'fire',
    [-9.4, 0, 9.4].map((x) => `M${x - 2.2} 0c-.4-2.6 1-3.4 1.4-6 2 1.6 3.6 3.6 3 6Z`).join(''),
  ),
]
/** A still of copper, its neck bent to the cooler. */
export const still: Parts = [
  box('brick', -9, -4, 14, 4),
  fill('copper', 'M-9-4c-1-7 2-9 5-9.6V-16h4v2.4c3 .6 6 2.6 5 9.6Z'),
  line('copper', 'M-2-15.6c0-6 9-5 11 3v5', 2.2),
  fill('timber', 'M5.6-7.6h8L12.6 0H6.6Z'),
  fill('fire', 'M-4.4 0v-2a2.2 2.2 0 0 1 4.4 0v2Z'),
]
/** A pit's tower with the wheel over its shaft. */
export const headframe: Parts = [
  line(
    'iron',
    'M-4.4 0L-2-19M4.4 0L2-19M12 0L2.4-17M-3.8-6H4M-3-12H3.2M-3.8-6L3.2-12M4-6l-7-6',
    1.3,
  ),
  line('coal', 'M-4.6-20a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0M-4.6-20h9.2M0-24.6v9.2', 1.2),
]
/** A tower crane over a building site. */
export const towerCrane: Parts = [
  line('ochre-shade', 'M0 0V-29M-8-26H19M0-30.4L16-26M0-30.4L-7-26M-1.6 0v-26M1.6 0v-26', 1.2),
  line('ochre-shade', 'M-1.6-4l3.2-4-3.2-4 3.2-4-3.2-4 3.2-4', 0.7),
  box('coal', -9, -26, 4, 3.4),
  line('door', 'M15-26v8', 0.7),
]
/** A crane of the quay, its jib over the water. */
export const crane: Parts = [
  line('timber', 'M-4 0l3-13M4 0L1-13M0-12L13-24M-1-13l-6-3M-6-16L13-24', 1.8),
  line('door', 'M13-24v9', 0.7),
  fill('iron', 'M-9-17h5v5h-5Z'),
]
/** The ribs of a ship on the slip. */
export const ribs: Parts = [
  fill('timber', 'M-15-6H15C14-2.6 12 0 9 0H-10c-2.6 0-4.6-2.6-5-6Z'),
  line(
    'timber',
    'M-15-6l-1.6-9M-10-3v-11M-4.6-3v-11M.8-3v-11M6-3v-11M11-3.4v-11M15-6l3.4-11M-16.4-13H17',
    1.5,
  ),
  line('earth', 'M-12 0l-1 1.6M12 0l1 1.6', 2),
]
/** Carved as one: a hull by its tone, its deck at the top. */
export const hull = (tone: Tone, width = 28): string =>
  fill(tone, `M${-width / 2} -8H${width / 2 + 3}L${width / 2 - 2} 0H${-width / 2 + 3}Z`)
export const boat: Parts = [
  line('timber', 'M0-4V-17', 1.1),
  fill('cloth', 'M1-16.4C6-14 8-10 8-6H1Z'),
  fill('flag', 'M-1-14C-4-12-6.4-9-6.6-6H-1Z'),
  fill('timber', 'M-10-5H10.4C9-1.4 7 0 4.6 0H-5C-7.6 0-9.4-2-10-5Z'),
]
export const steamer: Parts = [
  box('cloth', -8, -12, 17, 4.4),
  box('flag', -3, -19, 4.6, 7),
  box('coal', -3, -19, 4.6, 2),
  hull('iron'),
  fill('flag', 'M-11.8-1.6h25L12 0h-23Z'),
  discs('glass', 0.9, [-4.6, -9.8], [0, -9.8], [4.6, -9.8]),
]
const wheel = (x: number): string =>
  discs('timber', 3.2, [x, -3.2]) + discs('crust', 1.2, [x, -3.2])
/** A wagon with what it carries. */
export const wagon = (tone: Tone): Parts => [
  fill(tone, 'M-9-8l2-4 4-1.6 4 .6 4-.6 3.6 2L9.6-8Z'),
  fill('timber', 'M-10.6-9H11l-1.4 5.4H-9Z'),
  wheel(-5.6),
  wheel(5.8),
]
/** A tub on rails. */
export const tub = (tone: Tone): Parts => [
  fill(tone, 'M-6-8l2-2.6 3-1.2 3 .6L5-9l1 1Z'),
  fill('iron', 'M-7.4-8H7.4L5-2.4H-5Z'),
  discs('coal', 1.7, [-3.4, -1.6], [3.4, -1.6]),
]
export const horse: Parts = [
  fill('leather', 'M-8-9.6H3l2.4-4.6 1.6.6 4 3.4-1.4 1.8-3.4-.8L5-5.4V0H3.2v-4.4H-5V0h-1.8v-4.6Z'),
  line('door', 'M-8-9.2c-2 1-2 3.4-2 5.4M4.4-13L2.6-9.6', 1.2),
]
export const fir = (height: number): Parts => [
  line('timber', `M0 0V${-height / 2}`, 1.6),
  fill(
    'fir',
    `M0 ${-height}L${height * 0.22} ${-height * 0.62}h${-height * 0.09}L${height * 0.28} ${-height * 0.36}h${-height * 0.1}L${height * 0.34} ${-height * 0.12}H${-height * 0.34}L${-height * 0.18} ${-height * 0.36}h${-height * 0.1}L${-height * 0.13} ${-height * 0.62}h${-height * 0.09}Z`,
  ),
]
export const tree = (height: number): Parts => [
  line('timber', `M0 0V${-height * 0.6}`, 1.8),
  `<g transform="scale(${height / 20})">${fill('leaf', 'M-5-6.4c-4 .4-6.4-4.6-3.2-7.2C-8.6-17.4-5-19-3.4-17.2-2-20.8 3-20.6 4-17.2 7-18.6 9.6-15.4 7.8-12.8 10-10 7.6-5.8 4.2-6.6 2-4.6-2.8-4.4-5-6.4Z')}</g>`,
]
/** A saw's blade. */
export const sawBlade = (r: number): Parts => [
  fill(
    'steel',
    `M${Array.from({ length: 14 }, (_, nth) => {
      const at = (turn: number, far: number) =>
        `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far - r).toFixed(1)}`
      const turn = (nth * Math.PI) / 7
      return `${at(turn, r)}L${at(turn + 0.12, r - 2)}`
    }).join('L')}Z`,
  ),
  discs('iron', 1.9, [0, -r]),
]
export const sapling: Parts = [
  fill('clay', 'M-2.6-4h5.2L1.8 0h-3.6Z'),
  line('fir', 'M0-4v-6', 1),
  fill(
    'leaf',
    'M0-7c-3.6 0-4.4-2-4.4-4C-1.6-11 0-9.6 0-7ZM0-8.6c0-3 1.6-4.4 4.4-4.4 0 2.6-1.6 4.4-4.4 4.4Z',
  ),
]
/** A wind wheel; `turn` tells how its blades stand. */
export const windWheel = (height: number, turn: number): Parts => [
  fill('cloth', `M-1.3 0l.7-${height}h1.2l.7 ${height}Z`),
  `<g transform="translate(0 ${-height})rotate(${turn})">${fill('cloth', 'M-.9 0L0-11 .9 0ZM.45.78L-9.98 4.7-.45-.78ZM-.45.78L9.08 6.28.45-.78Z')}</g>`,
  discs('iron', 1.4, [0, -height]),
]
export const lantern: Parts = [
  line('iron', 'M0 0v-13M-2.4 0h4.8', 1.3),
  fill('glow', 'M-2.4-13h4.8l-.8-4.4h-3.2Z'),
  fill('iron', 'M-3-17.4L0-20l3 2.6Z'),
]
export const fence = (width: number): Parts => [
  line(
    'timber',
    `M0-3h${width}M0-6.4h${width}${Array.from({ length: Math.floor(width / 5) + 1 }, (_, nth) => `M${nth * 5} 0v-8.4`).join('')}`,
    1.4,
  ),
]
