import type { Page } from '@playwright/test'

/** The page's address, as soon as it tells what is shown: its link is packed a moment after the page shows it. */
export async function addressOf(page: Page): Promise<string> {
  const settled = await page.waitForFunction(() =>
    'address' in document.documentElement.dataset ? null : location.href,
  )
  return (await settled.jsonValue()) ?? ''
}
