/** Each kind of page, for readers who set their device up otherwise. */
import type { Page } from '@playwright/test'
import { builtPages } from '../../scripts/site/built.ts'
import { kindsOf } from '../../scripts/site/kinds.ts'
import { expect, test } from '../clean-page.ts'

const KINDS = kindsOf(builtPages()).filter(({ aside }) => !aside)

/** Whether anything stands beyond the right edge of the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A window of 1280 × 800 at 200 and at 400 per cent. */
for (const [zoom, viewport] of [
  ['200 %', { width: 640, height: 400 }],
  ['400 %', { width: 320, height: 256 }],
] as const) {
  test(`at ${zoom} nothing is lost and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const { name, example } of KINDS) {
      await page.goto(example, { waitUntil: 'load' })
      await expect(page.locator('h1').first(), name).toBeVisible()
      expect(await overflow(page), name).toBeLessThanOrEqual(0)
    }
  })
}

test('with text spaced as readers may set it, nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const { name, example } of KINDS) {
    await page.goto(example, { waitUntil: 'load' })
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await overflow(page), name).toBeLessThanOrEqual(0)
  }
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { name, example } of KINDS) {
    await page.goto(example, { waitUntil: 'load' })
    const moving = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main *, header *'))
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return /[1-9]/.test(`${transitionDuration}${animationDuration}`)
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect(moving, name).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('what can be read is there, and pages that need scripts say so', async ({ page }) => {
    for (const { name, example, needsScript } of KINDS) {
      await page.goto(example)
      await expect(page.locator('h1:visible'), name).toHaveCount(1)
      if (needsScript) await expect(page.locator('noscript p'), name).toBeVisible()
      else expect((await page.locator('main').innerText()).length, name).toBeGreaterThan(150)
    }
  })
})
