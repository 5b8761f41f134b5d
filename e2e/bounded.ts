/** Scripts in a page have no limit of their own in Playwright: one that never settles would hold a test for all of its time. */
import type { Page } from '@playwright/test'

/** Lets every `evaluate` of a page fail once `limit` milliseconds have passed. */
export function boundEvaluate(page: Page, limit: number): void {
  const evaluate: (...given: never[]) => Promise<unknown> = page.evaluate.bind(page)
  async function bounded(...given: never[]): Promise<unknown> {
    let late: NodeJS.Timeout | undefined
    const end = new Promise((_, reject) => {
      late = setTimeout(() => reject(new Error(`no answer of the page in ${limit} ms`)), limit)
    })
    try {
      return await Promise.race([evaluate(...given), end])
    } finally {
      clearTimeout(late)
    }
  }
  Object.assign(page, { evaluate: bounded })
}
