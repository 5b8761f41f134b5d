/** What is entered stays: over leaving at once, a slow device, and another window; on every sheet and table that is set up. */
import type { Locator, Page } from '@playwright/test'
import { addressOf } from './address.ts'
import { expect, test } from './clean-page.ts'
import { SLOW } from './slow-link.ts'

const field = (name: string) => (page: Page) =>
  page.getByRole('textbox', { name, exact: true }).first()

/** Where something is entered, and a count that shows it. */
const KEPT: readonly { path: string; count: (page: Page) => Locator }[] = [
  {
    path: '/puerto-rico/score/',
    count: (page) => page.locator('.entry').first().getByLabel('승점 칩'),
  },
  { path: '/le-havre/score/', count: field('프랑') },
  {
    path: '/puerto-rico/referee/',
    count: (page) => page.locator('.edit-bar').getByRole('textbox').first(),
  },
  { path: '/le-havre/referee/', count: field('라운드') },
]

/** Enters a count as fingers do; a field tells it once it is left. */
async function enter(count: Locator, value: number): Promise<void> {
  await count.fill(String(value))
  await count.press('Enter')
}

/** Opens a page and wakes it: what is entered before is entered anew once it is alive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.mouse.move(5, 300)
  await page.mouse.move(6, 301)
  await expect(page.locator('astro-island[ssr][client="activity"]')).toHaveCount(0)
}

/** Comes back from another page, without what stood in the address. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.goto('/about/')
  await open(page, path)
}

for (const { path, count } of KEPT)
  test.describe(path, () => {
    test('two windows follow each other', async ({ page }) => {
      const other = await page.context().newPage()
      await open(page, path)
      await open(other, path)
      await enter(count(page), 13)
      await expect(count(other)).toHaveValue('13')
      await enter(count(other), 14)
      await expect(count(page)).toHaveValue('14')
    })

    test('what was entered is there, however soon the page is left', async ({ page }) => {
      await open(page, path)
      await count(page).fill('17')
      await comeBack(page, path)
      await expect(count(page)).toHaveValue('17')
      await enter(count(page), 18)
      await page.reload({ waitUntil: 'networkidle' })
      await expect(count(page)).toHaveValue('18')
    })

    test('no count is less than can be', async ({ page }) => {
      await open(page, path)
      await enter(count(page), 15)
      await enter(count(page), -1)
      await expect(count(page)).toHaveValue(/^[01]$/)
      const least = await count(page).inputValue()
      await addressOf(page)
      await comeBack(page, path)
      await expect(count(page)).toHaveValue(least)
      await expect(page.locator('.warning')).toHaveCount(0)
    })
  })

test.describe('on a slow device', () => {
  test.use({ slowLink: SLOW })

  for (const { path, count } of KEPT)
    test(`${path}: nothing waits for the address`, async ({ page }) => {
      await open(page, path)
      await enter(count(page), 16)
      await addressOf(page)
      await enter(count(page), 17)
      await page.reload({ waitUntil: 'networkidle' })
      await expect(count(page)).toHaveValue('17')
      await enter(count(page), 18)
      await comeBack(page, path)
      await expect(count(page)).toHaveValue('18')
    })
})

test.describe('where links take a minute to pack', () => {
  test.use({ slowLink: 60_000 })

  for (const { path, count } of KEPT)
    test(`${path}: what is changed in what a link showed comes before that link`, async ({
      page,
      browser,
    }) => {
      const elsewhere = await (await browser.newContext()).newPage()
      await open(elsewhere, path)
      await enter(count(elsewhere), 16)
      const { hash } = new URL(await addressOf(elsewhere))
      await elsewhere.context().close()
      await open(page, path + hash)
      await expect(count(page)).toHaveValue('16')
      await enter(count(page), 17)
      await page.reload({ waitUntil: 'networkidle' })
      await expect(count(page)).toHaveValue('17')
    })
})

for (const { path, count } of KEPT.slice(1, 3))
  test(`${path}: what is entered before links can be written is kept`, async ({
    page,
    complaints,
  }) => {
    await page.route(/_astro\/opening/, () => {})
    await open(page, path)
    await enter(count(page), 17)
    await page.goto('/about/')
    await page.unroute(/_astro\/opening/)
    await open(page, path)
    await expect(count(page)).toHaveValue('17')
    complaints.length = 0
  })

test('a window that missed a change keeps either one, and undoing brings the other back', async ({
  page,
}) => {
  for (const { path, count } of KEPT) {
    const other = await page.context().newPage()
    await other.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation())
    })
    await open(page, path)
    await open(other, path)
    await enter(count(page), 13)
    // The first window has kept it by then.
    await addressOf(page)
    await enter(count(other), 15)
    const asked = other.getByRole('alert')
    await expect(asked).toContainText('다른 창에서 고친 것')
    await other.getByRole('button', { name: '다른 창을 따라가기' }).click()
    await expect(asked).toHaveCount(0)
    await expect(count(other)).toHaveValue('13')
    await other.getByRole('button', { name: '되돌리기' }).first().click()
    await expect(count(other)).toHaveValue('15')
    // That is a change like any other, and the first window follows.
    await expect(count(page)).toHaveValue('15')

    await enter(count(page), 17)
    // The first window has kept it by then.
    await addressOf(page)
    await enter(count(other), 19)
    await other.getByRole('button', { name: '여기 것을 저장하기' }).click()
    await expect(asked).toHaveCount(0)
    await expect(count(page)).toHaveValue('19')
    await other.getByRole('button', { name: '되돌리기' }).first().click()
    await expect(count(other)).toHaveValue('17')
    await other.close()
  }
})
