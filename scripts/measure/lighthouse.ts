/** Lighthouse on a phone for a page of each kind and more of the reference, the median of several runs. */
import type { Language } from '../../src/text/languages.ts'
import { UsageError } from '../arguments.ts'
import { clearProgress, showProgress } from '../progress.ts'
import { builtPages } from '../site/built.ts'
import { kindsOf, languageOf, type PageKind } from '../site/kinds.ts'
import { startMeter } from './lighthouse-run.ts'
import { row } from './phone.ts'
import { belowBar, type Figures, medianOf, type Run } from './scores.ts'
import type { Settings } from './settings.ts'

interface Sample {
  kind: PageKind
  page: string
}

/** The pages that are measured, in the order of their kinds. */
function samples(parts: readonly string[], language: Language): Sample[] {
  const isOf = (page: string) => languageOf(page) === language
  return kindsOf(builtPages().filter(isOf))
    .filter(({ aside }) => !aside)
    .flatMap((kind) => [kind.example, ...(kind.more ?? [])].map((page) => ({ kind, page })))
    .filter(
      ({ kind, page }) =>
        parts.length === 0 || parts.some((part) => kind.name.includes(part) || page.includes(part)),
    )
}

const HEAD = ['page', 'kind', 'perf', 'a11y', 'best', 'seo', 'CLS', 'LCP s', 'TBT ms', 'slower']

const cellsOf = ({ kind, page }: Sample, figures: Figures): string[] => [
  page,
  kind.name,
  ...[figures.performance, figures.accessibility, figures['best-practices'], figures.seo].map(
    String,
  ),
  figures.cls.toFixed(3),
  (figures.lcp / 1000).toFixed(2),
  figures.tbt.toFixed(0),
  `× ${figures.slower.toFixed(1)}`,
]

/** Prints the scores, and gives whether every page reaches the bars of docs/performance.md. */
export async function measureWithLighthouse(
  address: string,
  { runs, parts, language }: Settings,
): Promise<boolean> {
  const wanted = samples(parts, language)
  if (wanted.length === 0) throw new UsageError(`No page is called ${parts.join(' or ')}`)
  const meter = await startMeter()
  const wrong: string[] = []
  console.log(`${row(HEAD)}\n${row(HEAD.map(() => '---'))}`)
  try {
    for (const sample of wanted) {
      const made: Run[] = []
      for (let run = 0; run < runs; run++) {
        showProgress(`${sample.page}, run ${run + 1} of ${runs}`)
        made.push(await meter.measure(new URL(sample.page, address).href))
      }
      clearProgress()
      const { figures, failed } = medianOf(made)
      console.log(row(cellsOf(sample, figures)))
      const low = belowBar(sample.kind, figures)
      if (low.length > 0) wrong.push(`${sample.page}: ${[...low, ...failed].join('; ')}`)
    }
  } finally {
    await meter.close()
  }
  for (const line of wrong) console.log(line)
  console.log(`${wanted.length - wrong.length} passed, ${wrong.length} failed`)
  return wrong.length === 0
}
