import { type BrowserContext, test as base, expect } from '@playwright/test'
import { boundEvaluate } from './bounded.ts'
import { waitForScripts } from './loaded.ts'
import { packLate, SLOW } from './slow-link.ts'

/** Collects everything a page of ours must not do, as sentences: see the list below. */
function watch(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console error: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) {
      complaints.push(`request to another host: ${request.url()}`)
    }
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'unknown'
    // Leaving a page stops what it was still loading. What a policy refuses is told by the console;
    // links to scripts are refused without a word where scripts are off.
    if (why !== 'net::ERR_ABORTED' && why !== 'csp')
      complaints.push(`failed request: ${request.url()} (${why})`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

/**
 * Playwright's `test`, which also fails on console errors, uncaught errors, failed requests and
 * requests to another host, in every page of the test. A test that provokes one on purpose
 * empties `complaints` after checking it. With SLOW_LINK=1 links are packed late in all tests, and always in
 * those that set `slowLink`. A script in a page may take two minutes.
 */
export const test = base.extend<{
  complaints: string[]
  slowLink: number
  late: undefined
  evaluateLimit: number
  bounded: undefined
}>({
  slowLink: [process.env.SLOW_LINK ? SLOW : 0, { option: true }],
  late: [
    async ({ context, slowLink }, use) => {
      if (slowLink > 0) await packLate(context, slowLink)
      await use(undefined)
    },
    { auto: true },
  ],
  evaluateLimit: [120_000, { option: true }],
  bounded: [
    async ({ context, evaluateLimit }, use) => {
      context.on('page', (page) => {
        boundEvaluate(page, evaluateLimit)
        waitForScripts(page)
      })
      await use(undefined)
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = watch(context, new URL(baseURL ?? '').origin)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
