/** Goods and tools that lie before a house or hang on it. Each stands on its own ground, in the middle of it. */
import { box, discs, fill, line, type Tone } from './ink.ts'

export type Parts = readonly string[]

export const loaf: Parts = [
  fill('crust', 'M-6 0c-1.5-4.5 2-7 6-7s7.5 2.5 6 7Z'),
  line('cloth', 'M-3-5.5l1 3M0-6l1 3.2M3-5.5l1 3', 0.9),
]
export const baguette: Parts = [
  fill('crust', 'M-11-1C-8-7 8-8 11-5 9 1-7 4-11-1Z'),
  line('cloth', 'M-6-3.5l2 2M-1.5-4.6l2 2.2M3.5-5l2 2.2', 1),
]
export const fish: Parts = [
  fill('fish', 'M-8-3C-4-8 2-7.5 5-3.6L9-7v7.6L5-2.4C2 1.5-4 2-8-3Z'),
  line('cloth', 'M-2.6-5.6q2 2.6 0 5.2', 0.8),
  discs('coal', 0.7, [-5, -3.6]),
]
/** Hanging by its tail. */
export const hungFish = (tone: Tone): Parts => [
  fill(tone, 'M-1.6 0h3.2L.6 1.6c2 2 2 5.4-.6 7.4-2.6-2-2.6-5.4-.6-7.4Z'),
]
export const cask: Parts = [
  fill('timber', 'M-4.4 0c-1.8-3-1.8-7 0-10h8.8c1.8 3 1.8 7 0 10Z'),
  line('iron', 'M-5.4-2.8H5.4M-5.4-7.2H5.4', 1.1),
]
/** A cask on its side. */
export const lyingCask: Parts = [
  discs('timber', 5, [0, -5]),
  discs('crust', 3.6, [0, -5]),
  line('timber', 'M-1.4-8.4v6.8M1.4-8.4v6.8', 0.5),
]
export const sack: Parts = [
  fill('hide', 'M-4 0c-1.5-3-.6-6.5 1.6-8L-3.6-10h7.2L2.4-8C4.6-6.5 5.5-3 4 0Z'),
  line('timber', 'M-2.4-8h4.8', 0.9),
]
export const crate: Parts = [
  box('timber', -5, -8, 10, 8),
  line('crust', 'M-5-5.4H5M-5-2.7H5M-3.2-8V0M3.2-8V0', 0.9),
]
/** A crate that shows what is in it. */
export const openCrate = (tone: Tone): Parts => [
  discs(tone, 1.9, [-3.2, -5.6], [0, -6.4], [3.2, -5.6]),
  box('timber', -5.4, -5, 10.8, 5),
  line('crust', 'M-5.4-2.5H5.4', 0.8),
]
export const heap = (tone: Tone): Parts => [
  fill(tone, 'M-10 0l2-4 3-1 2-3.4 3.4.4L3-9l3 3 1 2.6L10 0Z'),
  line('smoke', 'M-4-4.6l1.6 2M.6-7.6l1.4 2.4M4-4.4l1 1.8', 0.7),
]
export const bricks = (rows: number): Parts =>
  Array.from({ length: rows }, (_, row) => {
    const wide = rows - row
    const left = -wide * 2.6
    const y = -(row + 1) * 3
    return fill(
      row % 2 ? 'brick' : 'tiles',
      Array.from(
        { length: wide },
        (_, nth) => `M${(left + nth * 5.2).toFixed(1)} ${y}h5v2.8h-5Z`,
      ).join(''),
    )
  })
export const logs: Parts = [
  discs('timber', 2.9, [-5.8, -2.9], [0, -2.9], [5.8, -2.9], [-2.9, -8], [2.9, -8], [0, -13]),
  discs('crust', 1.5, [-5.8, -2.9], [0, -2.9], [5.8, -2.9], [-2.9, -8], [2.9, -8], [0, -13]),
]
export const planks: Parts = [
  fill('crust', 'M-7 0L-3-16h2.4L-4.4 0ZM-2.6 0L.2-17h2.4L.2 0Z'),
  fill('timber', 'M2 0L3.4-15h2.4L4.6 0Z'),
]
/** A hide stretched in its frame. */
export const stretched = (tone: Tone): Parts => [
  line('timber', 'M-6 0V-15M6 0V-15M-7.4-14H7.4M-6-2H6', 1.3),
  fill(tone, 'M-3.4-12.6h6.8l1 2.4-1 2 1.2 5.6-3 .6L0-1.6l-1.6-1.4-3-.6L-3.4-8.2l-1-2Z'),
]
export const ham: Parts = [
  line('cloth', 'M0 0v4M-1.4.2h2.8', 1.5),
  fill(
    'meat',
    'M-1.4 3h2.8c.6 2 4.2 4 3.8 8.4C5 14.2 2.6 15.4 0 15.4s-5-1.2-5.2-4C-5.6 7-2 5-1.4 3Z',
  ),
  fill('cloth', 'M-3.4 11.4c0-1.8 1.6-2.4 3.4-2.4s3.4.6 3.4 2.4S2 13.8 0 13.8s-3.4-.6-3.4-2.4Z'),
  fill('meat', 'M-2 11.4c0-.8.8-1.2 2-1.2s2 .4 2 1.2-.8 1.2-2 1.2-2-.4-2-1.2Z'),
]
export const cow: Parts = [
  fill('hide', 'M-8-9.4H5l1-2.4 3.6 1.4 1.6 3-2.8 1.2L6-4.6V0H4v-4h-8v4h-2v-5L-8-6Z'),
  fill('door', 'M-4-9.4h4l-1 3-2.6.4ZM3-9.4l1.6 2.6L3-5.6 1.4-7.4Z'),
  line('door', 'M-8-9l-1.4 4M6-11.6l-1-1.6', 0.9),
]
export const ingots: Parts = [
  fill('steel', 'M-9 0l1-4h6l1 4ZM1 0l1-4h6l1 4ZM-4-4.4l1-4h6l1 4Z'),
  line('iron', 'M-7.6-3.8h5.2M2.4-3.8h5.2M-2.6-8.2h5.2', 0.8),
]
export const girders: Parts = [
  fill(
    'steel',
    'M-9 0v-1.6h2.6v-4.8H-9V-8h8v1.6h-2.6v4.8H-1V0ZM1 0v-1.6h2.6v-4.8H1V-8h8v1.6H6.4v4.8H9V0Z',
  ),
]
export const coin = (x: number, y: number, r = 5): string =>
  discs('gold', r, [x, y]) +
  line('door', `M${x - 1.4} ${y + r * 0.55}v${-r * 1.1}h3.2M${x - 1.4} ${y}h2.6`, r / 4)
export const bottle: Parts = [
  fill('fir', 'M-2.6 0v-7.4c0-1.8 1.6-2.4 1.6-4.2V-15h2v3.4c0 1.8 1.6 2.4 1.6 4.2V0Z'),
  box('cloth', -2.6, -6, 5.2, 3.4),
]
export const mug: Parts = [
  line('ochre-shade', 'M3.6-7.6h2.2q1.6 0 1.6 1.6v2q0 1.6-1.6 1.6H3.6', 1.4),
  fill('gold', 'M-4 0v-9h8v9Z'),
  discs('cloth', 2.2, [-2.8, -9.4], [0, -10.4], [2.8, -9.4]),
  line('ochre-shade', 'M-1.4-6.6v5M1.4-6.6v5', 0.9),
]
export const cake: Parts = [
  box('cloth', -7, -5, 14, 5),
  box('meat', -7, -5, 14, 1.6),
  box('cloth', -4.4, -9.6, 8.8, 4.6),
  box('meat', -4.4, -9.6, 8.8, 1.5),
  discs('flag', 1.6, [0, -11]),
  line('timber', 'M-9.4.4H9.4', 1.3),
]
export const chair: Parts = [
  line('timber', 'M-5 0V-18M5 0V-18M-5-16.8H5M-5-13H5', 1.8),
  fill('flag', 'M-6-9h12l1 3.4h-14Z'),
]
export const boot: Parts = [
  fill('leather', 'M-5-16H2v8.4c3 1.2 6.6 1.6 7 6.2H-5Z'),
  fill('door', 'M-5-1.8H9V0H2.4V-.8H-.6V0H-5Z'),
  line('crust', 'M-5-13.6H2', 1),
]
export const shirt: Parts = [
  fill('fish', 'M-3-14l-7 3 1.8 5 3-1V0H5.2v-7l3 1L10-11l-7-3Q0-11 -3-14Z'),
  line('cloth', 'M0-11.6V-1', 0.9),
]
export const anvil: Parts = [
  fill(
    'iron',
    'M-9-9H6l2 1.4H9v2H4c-2 0-2.4 1.4-1.4 2.6L4.6 0h-9L-2.6-3c1-1.4 0-2.6-1.4-2.6-2.6 0-4.6-1-5-3.4Z',
  ),
]
export const anchor: Parts = [
  line(
    'iron',
    'M0-14.4V-1M-4-11.4H4M-8-6c0 4.4 4 5.6 8 5.6s8-1.2 8-5.6M-8-6l-1.4 2.4M-8-6l2.4 1.2M8-6l1.4 2.4M8-6l-2.4 1.2',
    1.9,
  ),
  line('iron', 'M-1.6-16a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0', 1.2),
]
export const scales: Parts = [
  line('gold', 'M0 0v-17M-9-14H9', 1.5),
  line('gold', 'M-9-14l-3.4 7h6.8ZM9-14l-3.4 7h6.8Z', 0.7),
  fill('gold', 'M-13-7h8q-1 3.4-4 3.4T-13-7ZM5-7h8q-1 3.4-4 3.4T5-7ZM-3.6 0q.6-2 3.6-2t3.6 2Z'),
]
export const person = (tone: Tone): Parts => [
  fill(tone, 'M-2.6 0v-5c0-2 1-3.2 2.6-3.2S2.6-7 2.6-5v5Z'),
  discs('wall', 1.9, [0, -9.8]),
  fill('door', 'M-2.4-10.4a2.4 2 0 0 1 4.8 0Z'),
]
/** A board over the street on its bracket, with room for a sign. */
export const signboard = (tone: Tone): Parts => [
  line('iron', 'M-8 0H5M-3.4 0v3M3.4 0v3', 1),
  box(tone, -5.4, 2.6, 10.8, 9.4),
]
export const hammer: Parts = [
  line('timber', 'M0 0V-11', 2),
  fill('iron', 'M-5.4-14.4H4.2L6-12v2.6h-11.4Z'),
]
export const trowel: Parts = [
  fill('steel', 'M0 0L-4.6-9.4h9.2Z'),
  line('timber', 'M0-9.4v-3l1.6-1v-4', 1.7),
]
