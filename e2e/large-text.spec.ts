/** Letters twice as large on a phone: cards lie apart, nothing is wider than the page, the table keeps most of it. */
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { openLesson, untilMine } from './lessons.ts'
import { overflow } from './overflow.ts'

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

const enlarge = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('font-size', '200%', 'important')
    })
  })

/** Cards whose content is wider than they are, and those that lie on another. */
const crowded = (page: Page, cards: string): Promise<string[]> =>
  page.locator(`${cards}:visible`).evaluateAll((all) => {
    const boxes = all.map((card) => ({ card, box: card.getBoundingClientRect() }))
    return boxes.flatMap(({ card, box }, at) => {
      const name = card.textContent?.trim().slice(0, 12) ?? ''
      const onAnother = boxes
        .slice(at + 1)
        .some(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
      return onAnother || card.scrollWidth > card.clientWidth + 1 ? name : []
    })
  })

test('cards of buildings lie apart and hold what is on them', async ({ page }) => {
  await enlarge(page)
  await openLesson(page, '/puerto-rico/learn/builder/#only-one-there')
  await untilMine(page)
  await expect(page.locator('.building-supply .building.large').first()).toBeVisible()
  expect(await crowded(page, '.building-supply .building')).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('a verdict is no wider than the page', async ({ page }) => {
  await enlarge(page)
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
