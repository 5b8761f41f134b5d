import type { Counts } from '../../src/frame/figures.ts'

const BLOCKS = '▁▂▃▄▅▆▇█'
const MOST_COLUMNS = 40

/** The key figures of how often each whole number came up. */
interface Spread {
  least: number
  most: number
  mean: number
  /** The number below or at which 5, 50 and 95 % of all lie. */
  low: number
  median: number
  high: number
  /** A bar for each step from the least to the most; a value so rare that no bar shows is a space. */
  plot: string
}

/** The spread of counted whole numbers; nothing counted throws. */
export function spreadOf(counts: Counts): Spread {
  const pairs = Object.entries(counts)
    .map(([value, times]): [number, number] => [Number(value), times])
    .sort(([a], [b]) => a - b)
  const [first] = pairs
  const last = pairs.at(-1)
  if (!first || !last) throw new RangeError('nothing was counted')
  const all = pairs.reduce((sum, [, times]) => sum + times, 0)
  const at = (share: number): number => {
    let passed = 0
    for (const [value, times] of pairs) {
      passed += times
      if (passed >= share * all) return value
    }
    return last[0]
  }
  return {
    least: first[0],
    most: last[0],
    mean: pairs.reduce((sum, [value, times]) => sum + value * times, 0) / all,
    low: at(0.05),
    median: at(0.5),
    high: at(0.95),
    plot: plotOf(pairs, first[0], last[0]),
  }
}

function plotOf(pairs: [number, number][], least: number, most: number): string {
  const step = Math.ceil((most - least + 1) / MOST_COLUMNS)
  const bars = Array<number>(Math.floor((most - least) / step) + 1).fill(0)
  for (const [value, times] of pairs) {
    const bar = Math.floor((value - least) / step)
    bars[bar] = (bars[bar] ?? 0) + times
  }
  const highest = Math.max(...bars)
  return bars
    .map((times) => (times === 0 ? ' ' : (BLOCKS[Math.round((times / highest) * 7)] ?? '')))
    .join('')
}
