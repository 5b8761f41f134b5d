/**
 * Lighthouse on a phone, the median of three runs, for a page of each kind and more of the reference:
 * `npm run -s lighthouse -- [--runs 3] [part of a kind's name or of an address …]`, after a build. Exits 1
 * when a page is below the bars of docs/performance.md.
 */
import { existsSync } from 'node:fs'
import { wantedFrom } from './lighthouse/arguments.ts'
import { belowBar, type Figures, medianOf, type Run } from './lighthouse/figures.ts'
import { startMeter } from './lighthouse/measure.ts'
import { serve } from './serve/server.ts'
import { BUILT, builtPages } from './site/built.ts'
import { kindsOf, type PageKind } from './site/kinds.ts'

const FIRST_PORT = 4501

interface Sample {
  kind: PageKind
  page: string
}

/** The pages that are measured, in the order of their kinds. */
function samples(only: readonly string[]): Sample[] {
  return kindsOf(builtPages())
    .filter(({ aside }) => !aside)
    .flatMap((kind) => [kind.example, ...(kind.more ?? [])].map((page) => ({ kind, page })))
    .filter(
      ({ kind, page }) =>
        only.length === 0 || only.some((part) => kind.name.includes(part) || page.includes(part)),
    )
}

const HEAD = ['page', 'kind', 'perf', 'a11y', 'best', 'seo', 'CLS', 'LCP s', 'TBT ms']

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const cellsOf = ({ kind, page }: Sample, figures: Figures): string[] => [
  page,
  kind.name,
  ...[figures.performance, figures.accessibility, figures['best-practices'], figures.seo].map(
    String,
  ),
  figures.cls.toFixed(3),
  (figures.lcp / 1000).toFixed(2),
  figures.tbt.toFixed(0),
]

async function main(): Promise<number> {
  if (!existsSync(BUILT)) throw new Error('There is no built site yet: run `npm run build` first.')
  const { runs, only } = wantedFrom(process.argv.slice(2))
  const wanted = samples(only)
  if (wanted.length === 0) throw new Error(`No page is called ${only.join(' or ')}.`)
  const { address, server } = await serve(() => BUILT, '/', FIRST_PORT)
  const meter = await startMeter()
  const wrong: string[] = []
  console.log(`${row(HEAD)}\n${row(HEAD.map(() => '---'))}`)
  try {
    for (const sample of wanted) {
      const made: Run[] = []
      for (let run = 0; run < runs; run++) {
        made.push(await meter.measure(new URL(sample.page, address).href))
      }
      const { figures, failed } = medianOf(made)
      console.log(row(cellsOf(sample, figures)))
      const low = belowBar(sample.kind, figures)
      if (low.length > 0) wrong.push(`${sample.page}: ${[...low, ...failed].join('; ')}`)
    }
  } finally {
    await meter.close()
    server.close()
  }
  for (const line of wrong) console.log(line)
  console.log(`${wanted.length - wrong.length} passed, ${wrong.length} failed`)
  return wrong.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
