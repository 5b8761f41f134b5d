import { expect, type Page } from '@playwright/test'

/**
 * Sees to it that the page is set in the site's own type. A page does without it for good where the
 * network brings it late; on a second visit it comes from the cache.
 */
export const inOwnType = (page: Page): Promise<void> =>
  expect(async () => {
    const isThere = await page.evaluate(async () => {
      await document.fonts.ready
      const [own] = getComputedStyle(document.body).fontFamily.split(',', 1)
      const text = document.createElement('span')
      text.style.fontFamily = `${own}, monospace`
      document.body.append(text)
      const [narrow = 0, wide = 0] = ['i', 'm'].map((letter) => {
        text.textContent = letter
        return text.getBoundingClientRect().width
      })
      text.remove()
      return narrow < wide
    })
    if (!isThere) await page.reload({ waitUntil: 'load' })
    expect(isThere).toBe(true)
  }).toPass()

/** How far the page reaches beyond the right edge of the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What of the header lies outside of it or of the page. */
export const outsideTheHeader = (page: Page): Promise<(string | null)[]> =>
  page.locator('.site-header :is(a, button)').evaluateAll((all) =>
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
