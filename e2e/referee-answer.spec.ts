import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'

const spot = (page: Page, key: string) => page.locator(`[data-key="${key}"]`).first()
const verdictOf = (page: Page) => page.locator('.verdict')
const lineOf = (page: Page) => page.locator('.asking .typed input')
const barOf = (page: Page) => page.locator('.action-bar')

async function refuseFive(page: Page): Promise<void> {
  await page.goto('/puerto-rico/referee/?scenario=captain/five-corn-two-empty-ships', {
    waitUntil: 'networkidle',
  })
  await spot(page, '0/good:corn').click()
  await spot(page, 'ship:4').click()
  await expect(verdictOf(page).locator('.no')).toBeVisible()
}

test('panel and bar give one answer, wherever it was asked', async ({ page }) => {
  await refuseFive(page)
  await expect(barOf(page)).toContainText('안 된다')
  await expect(page.locator('.live [role="status"]')).toContainText('안 된다')
  await verdictOf(page).getByRole('button', { name: '옥수수를 6칸 배에 싣기' }).click()
  await expect(verdictOf(page).locator('.yes')).toBeVisible()
  await expect(barOf(page)).not.toContainText('안 된다')
  await expect(barOf(page).locator('.refusal')).toHaveCount(0)
  await expect(barOf(page).locator('.answered.yes')).toContainText('된다')
  await expect(page.locator('.live [role="status"]')).toContainText('된다 A: 옥수수를 6칸 배에')
  // A refusal that is asked by the form, not on the table.
  const form = page.locator('details:has(form .main-action)')
  await form.locator('summary').click()
  await form.getByRole('combobox', { name: '상품', exact: true }).selectOption('coffee')
  await form.locator('.main-action').click()
  await expect(verdictOf(page).locator('.no')).toBeVisible()
  await expect(barOf(page).locator('.answered.no')).toContainText('커피')
})

/** How much of an element is on the screen, in pixels. */
const seen = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.min(bottom, innerHeight) - Math.max(top, 0)
    })

test('the answer has the focus and stands beside the board', async ({ page }) => {
  for (const size of [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await refuseFive(page)
    await verdictOf(page).getByRole('button', { name: '옥수수를 6칸 배에 싣기' }).click()
    await expect(verdictOf(page)).toBeFocused()
    expect(await seen(page, '.verdict')).toBeGreaterThan(150)
    expect(await seen(page, '.game-table')).toBeGreaterThan(size.height / 4)
    await expect(lineOf(page)).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone the reason stands once, and leaves the board its part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await refuseFive(page)
  const reason = page
    .locator('.verdict, .action-bar')
    .getByText('더 많이 실리는 빈 배')
    .filter({ visible: true })
  await expect(reason).toHaveCount(1)
  await expect(verdictOf(page)).toContainText('더 많이 실리는 빈 배')
  const uncovered = await page.locator('.ask').evaluate((ask) => {
    const board = ask.querySelector('.game-table')?.getBoundingClientRect()
    const bar = ask.querySelector('.action-bar')?.getBoundingClientRect()
    return board && bar ? Math.min(board.bottom, bar.top) - Math.max(board.top, 0) : 0
  })
  expect(uncovered).toBeGreaterThan(844 / 4)
})

test('words that are no move take the old answer away, and what they may ask for is offered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/puerto-rico/referee/?scenario=wharf/may-stay-unused', {
    waitUntil: 'networkidle',
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await lineOf(page).fill('커피 조선소')
  await lineOf(page).press('Enter')
  await expect(verdictOf(page).locator('.yes')).toBeVisible()
  await expect(barOf(page).locator('.answered')).toHaveCount(1)
  expect(requested.filter((url) => url.includes('/search/'))).toEqual([])
  await lineOf(page).fill('조선소를 두 번 써도 돼?')
  await lineOf(page).press('Enter')
  const failure = page.locator('.typed-question [role="status"]').first()
  await expect(failure).toContainText('알아보지 못했어요')
  await expect(failure).toBeInViewport()
  await expect(verdictOf(page)).toHaveCount(0)
  await expect(barOf(page).locator('.answered')).toHaveCount(0)
  const found = page.locator('.found-instead a')
  await expect(found.first()).toBeInViewport()
  expect(await found.count()).toBeLessThanOrEqual(3)
  await lineOf(page).fill('커피 조선소')
  await lineOf(page).press('Enter')
  await expect(verdictOf(page).locator('.yes')).toBeVisible()
  await expect(found).toHaveCount(0)
})

test('asking from below brings question and board into view', async ({ page }) => {
  for (const game of ['puerto-rico', 'le-havre']) {
    await page.goto(`/${game}/referee/`, { waitUntil: 'networkidle' })
    await page.locator('.position-problems').getByRole('button', { name: '물어보기' }).click()
    await expect(page.locator('.ask .hint')).toBeFocused()
    expect(await seen(page, '.ask .live')).toBeGreaterThan(300)
  }
})

test('no bar covers the head of the page', async ({ page }) => {
  await refuseFive(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const covered = await page.evaluate(() => {
    const at = document.elementFromPoint(innerWidth / 2, 20)
    return at?.closest('.action-bar') !== null
  })
  expect(covered).toBe(false)
})
