import type { Page } from '@playwright/test'

/** Sets the page in the site's own type, which it does without for good where the network brings it late. */
export const inOwnType = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const [own] = document.fonts
    const file = performance.getEntriesByType('resource').find(({ name }) => /\.woff2$/.test(name))
    if (!own || !file) throw new Error('the page asks for no typeface')
    const { family, weight } = own
    const face = new FontFace(family.replaceAll('"', ''), `url(${file.name})`, { weight })
    document.fonts.add(await face.load())
  })

/** How far the page, all of it laid out, reaches beyond the right edge of the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

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
