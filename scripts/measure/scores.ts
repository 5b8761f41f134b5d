/** What is kept of a run of Lighthouse, the median of several, and the bars they are held to. */
import type { PageKind } from '../site/kinds.ts'
import { median } from './numbers.ts'

export const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Score = (typeof SCORES)[number]

/** Milliseconds, but for the shift of the layout. */
export const METRICS = {
  cls: 'cumulative-layout-shift',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
} as const
type Metric = keyof typeof METRICS

/** `slower`: how many times slower than this machine the phone was taken to be (`slowdown.ts`). */
export type Figures = Record<Score | Metric | 'slower', number>

export interface Run {
  figures: Figures
  /** Audits that cost a score something, as 'seo: meta-description'. */
  failed: readonly string[]
}

/** The median of each figure by itself, and every audit that failed in more than half of the runs. */
export function medianOf(runs: readonly Run[]): Run {
  const of = (name: keyof Figures) => median(runs.map(({ figures }) => figures[name]))
  const names = [...SCORES, 'cls', 'lcp', 'tbt', 'slower'] as const
  const all = runs.flatMap(({ failed }) => failed)
  const often = [...new Set(all)].filter(
    (audit) => all.filter((other) => other === audit).length * 2 > runs.length,
  )
  return {
    figures: Object.fromEntries(names.map((name) => [name, of(name)])) as Figures,
    failed: often,
  }
}

/** The least performance a page of this kind may have. */
const leastPerformance = ({ load }: Pick<PageKind, 'load'>): number => (load === 'live' ? 97 : 99)

/** What is below its bar, as 'performance 93 < 97'; nothing where all is well. */
export function belowBar(kind: Pick<PageKind, 'load'>, figures: Figures): string[] {
  const low = SCORES.flatMap((score) => {
    const bar = score === 'performance' ? leastPerformance(kind) : 100
    return figures[score] < bar ? [`${score} ${figures[score]} < ${bar}`] : []
  })
  // Lighthouse shows three places.
  return figures.cls >= 0.0005 ? [...low, `cls ${figures.cls.toFixed(3)} > 0`] : low
}
