/** A net is idle for Playwright that is only slow: on a loaded machine the scripts of a page may not have run by then. */
import type { Page } from '@playwright/test'

type Options = Parameters<Page['reload']>[0]

/** Lets a page that is opened or loaded again until its net is idle wait until its scripts have run as well. */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const scripts = async (options: Options): Promise<void> => {
    if (options?.waitUntil === 'networkidle') await page.waitForLoadState('load')
  }
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    await scripts(options)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await scripts(options)
    return answer
  }
}
