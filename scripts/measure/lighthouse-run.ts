/** Runs Lighthouse, with its preset for phones, in the browser that the tests use too. */
import { createServer } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { browserFlags, findBrowser, WITH_WINDOWS } from '../../e2e/browser.ts'
import { type Figures, METRICS, type Run, SCORES } from './scores.ts'
import { isSteady, measureSlowdown } from './slowdown.ts'

const TRIES = 3
const TRIES_TO_BE_STEADY = 5

/** What a run leaves behind, the place in a course among it: each is somebody's first visit. */
const KEPT: NonNullable<Flags['clearStorageTypes']> = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
]

interface Meter {
  measure: (address: string) => Promise<Run>
  close: () => Promise<void>
}

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Audits below full score that their category counts, and what Lighthouse advises about speed. */
function failedIn({ categories, audits }: Result): string[] {
  return SCORES.flatMap((score) =>
    (categories[score]?.auditRefs ?? []).flatMap(({ id, weight, group }) => {
      const grade = audits[id]?.score ?? null
      const counts = weight > 0 || group === 'insights'
      const full = score === 'performance' ? 0.9 : 1
      return counts && grade !== null && grade < full ? [`${score}: ${id}`] : []
    }),
  )
}

function runOf(result: Result, slower: number): Run {
  const scores = SCORES.map((score) => [
    score,
    Math.round((result.categories[score]?.score ?? 0) * 100),
  ])
  const metrics = Object.entries(METRICS).map(([name, id]) => [
    name,
    result.audits[id]?.numericValue ?? Number.NaN,
  ])
  return {
    figures: {
      ...Object.fromEntries([...scores, ...metrics]),
      slower,
    } as Figures,
    failed: failedIn(result),
  }
}

/** A run; a busy machine may lose the trace of one, which then is made again. */
async function attempt(address: string, port: number, slower: number, tries: number): Promise<Run> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...SCORES],
    clearStorageTypes: KEPT,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slower },
  })
  const failure = result ? result.lhr.runtimeError : { message: 'no result' }
  if (result && !failure) return runOf(result.lhr, slower)
  if (tries > 1) return attempt(address, port, slower, tries - 1)
  throw new Error(`${address}: ${failure?.message}`)
}

/** A run in which the machine did not become much faster or slower; where none is, the last of them. */
async function steadyRun(
  browser: Browser,
  address: string,
  port: number,
  tries: number,
): Promise<Run> {
  const slower = await measureSlowdown(browser)
  const run = await attempt(address, port, slower, TRIES)
  if (tries === 1 || isSteady(slower, await measureSlowdown(browser))) return run
  return steadyRun(browser, address, port, tries - 1)
}

/** Starts the browser. `measure` throws when a page cannot be measured. */
export async function startMeter(): Promise<Meter> {
  const executablePath = findBrowser(WITH_WINDOWS)
  const port = await freePort()
  const browser = await chromium.launch({
    args: [...browserFlags(), `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  })
  return {
    measure: (address) => steadyRun(browser, address, port, TRIES_TO_BE_STEADY),
    close: () => browser.close(),
  }
}
