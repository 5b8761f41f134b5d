/** The bar that asks, on a phone: one row, whatever is asked, and everything in reach. */
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { openLesson } from './lessons.ts'
import { playARound } from './playing.ts'

test.use({ viewport: { width: 360, height: 664 }, hasTouch: true })

/** Watches every picture of the bar for a second row, and labels that are cut or have three lines. */
const watchBar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    Object.assign(window, { barFaults: faults })
    const look = (): void => {
      const row = document.querySelector('.action-row')
      const shown = Array.from(row?.querySelectorAll<HTMLElement>('button, a') ?? []).filter(
        (one) => one.checkVisibility() && !one.closest('.more-list'),
      )
      const tops = new Set(shown.map((one) => Math.round(one.getBoundingClientRect().top)))
      if (tops.size > 1) faults.add(`two rows: ${row?.textContent}`)
      for (const one of shown) {
        if (one.matches('.short-action, .icon-action')) continue
        const words = document.createRange()
        words.selectNodeContents(one)
        const lines =
          words.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)
        if (Math.round(lines) > 2) faults.add(`three lines: ${one.textContent}`)
        if (one.scrollWidth > one.clientWidth) faults.add(`cut: ${one.textContent}`)
      }
      requestAnimationFrame(look)
    }
    look()
  })

const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(Reflect.get(window, 'barFaults') as Set<string>))

// Tests build Korean and English (scripts/test/stages.ts).
for (const language of ['', 'en/'])
  test(`the bar stays one row through a round (/${language})`, async ({ page }) => {
    await page.goto(`/${language}puerto-rico/play/`, { waitUntil: 'networkidle' })
    await page.locator('.opponents input').nth(-2).check()
    await page.locator('.set-up .big').click()
    await expect(page.locator('.action-bar')).toBeVisible()
    await watchBar(page)
    await playARound(page, 'body')
    expect(await faultsOf(page)).toEqual([])
  })

test('what is asked with yes and no has a button for both', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/mayor/#one-more-for-me')
  const row = page.locator('.action-row')
  await expect(row.locator('[data-action="pass"]')).toHaveText('받지 않기')
  await row.getByRole('button', { name: '일꾼 하나 받기' }).tap()
  await expect(page.locator('.step-message.is-done')).toBeVisible()
})

test('what is seldom asked for stands behind one button', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/mayor/#move-everyone')
  const clear = page.getByRole('button', { name: '모두 거두기' })
  const more = page.locator('[data-action="more"]')
  await expect(clear).toBeHidden()
  await more.tap()
  await expect(page.getByRole('button', { name: '힌트' })).toBeVisible()
  // The list hears of keys a moment after it is seen.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(clear).toBeHidden({ timeout: 2_000 })
  }).toPass()
  await more.tap()
  await clear.tap()
  await expect(clear).toBeHidden()
  await expect(page.locator('[data-key="0/manned:corn"]')).toHaveCount(0)
})

test('a tap on an empty place moves a worker there where all stand', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/mayor/#move-everyone')
  await expect(page.locator('[data-key="0/land:tobacco"]').first()).toBeVisible()
  const empty = page.locator('[data-key="0/land:tobacco"]')
  const before = await empty.count()
  await empty.first().tap()
  await expect(empty).toHaveCount(before - 1)
  await expect(page.locator('.prompt')).toContainText('다 놓았어요')
})

test('with text twice as large the bar can still be pressed', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/mayor/#one-more-for-me')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const name of ['일꾼 하나 받기', '받지 않기', '더 보기']) {
    const button = page.locator('.action-row').getByRole('button', { name })
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
  }
})
