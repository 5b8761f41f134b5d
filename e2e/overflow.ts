import type { Page } from '@playwright/test'

/** How far the page reaches beyond the right edge of the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What of the header lies outside of it or of the page, in the site's own type. */
export const outsideTheHeader = async (page: Page): Promise<(string | null)[]> => {
  await page.evaluate(() => document.fonts.ready)
  return page.locator('.site-header :is(a, button)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const bar = element.closest('header')?.getBoundingClientRect()
        const isIn = left >= 0 && right <= innerWidth
        return !isIn || top < (bar?.top ?? 0) - 1 || bottom > (bar?.bottom ?? 0) + 1
      })
      .map((element) => element.textContent),
  )
}
