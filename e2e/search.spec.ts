import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { QUERIES } from '../src/search/queries.ts'
import { expect, test } from './clean-page.ts'

const PAGE = '/puerto-rico/rules/mayor/'

async function open(page: Page): Promise<void> {
  await page.goto(PAGE)
  await page.getByRole('button', { name: '찾기' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
}

/** Asks, and waits until the answer is there. */
async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('combobox').fill(query)
  await expect(page.getByRole('option').first()).toBeVisible()
}

async function firstThree(page: Page): Promise<string[]> {
  return page
    .getByRole('option')
    .evaluateAll((options) => options.slice(0, 3).map((option) => option.dataset.href ?? ''))
}

test('twenty queries have their rule in the first three', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page)
  expect(Object.keys(QUERIES).length).toBeGreaterThanOrEqual(20)
  for (const [query, rules] of Object.entries(QUERIES)) {
    await ask(page, query)
    const hrefs = await firstThree(page)
    for (const rule of rules)
      expect(
        hrefs.some((href) => href.endsWith(`#${rule}`)),
        `${query} → ${hrefs}`,
      ).toBe(true)
  }
})

test('a result names its rule, marks what answers and opens at the rule', async ({ page }) => {
  await open(page)
  await ask(page, 'ㅈㅅㅅ')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('상업 건물 9.')
  await expect(first.locator('mark').first()).toHaveText('조선소')
  await first.click()
  await expect(page).toHaveURL(/\/rules\/commercial-buildings\/#wharf\.load$/)
  await expect(page.locator('[id="wharf.load"]')).toBeInViewport()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('by keyboard alone: from anywhere, through the list, to the rule', async ({ page }) => {
  await page.goto(PAGE)
  await page.keyboard.press('/')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.insertText('창고')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  const second = page.getByRole('option').nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const href = (await page.getByRole('option').first().getAttribute('data-href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href.replaceAll('.', '\\.')}$`))
})

test('what is typed while it is fetched is not lost', async ({ page }) => {
  await page.route('**/dialog*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto(PAGE)
  await page.keyboard.press('/')
  await page.keyboard.insertText('창고')
  await expect(page.getByRole('combobox')).toHaveValue('창고')
  await expect(page.getByRole('option').first()).toContainText('창고')
})

test('Escape closes it and the focus returns', async ({ page }) => {
  await page.goto(PAGE)
  const button = page.getByRole('button', { name: '찾기' })
  await button.focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('typing in a field types, and keys can be switched off', async ({ page }) => {
  await page.goto(PAGE)
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(document.createElement('input')),
  )
  const field = page.locator('main > input').first()
  await field.focus()
  await page.keyboard.press('/')
  await expect(field).toHaveValue('/')
  await expect(page.getByRole('dialog')).toBeHidden()
  await field.blur()
  await page.getByRole('button', { name: '보기 설정' }).click()
  await page.getByRole('radio', { name: '쓰지 않기' }).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the classic names show when they are chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('names', 'classic'))
  await open(page)
  await ask(page, '병원')
  await expect(page.getByRole('option').nth(1)).toContainText('숙박소가')
})

test('nothing found is said kindly, and an example is one press', async ({ page }) => {
  await open(page)
  await page.getByRole('combobox').fill('쀍뛟')
  await expect(page.getByRole('status').filter({ hasText: '찾은 것이 없어요' })).toBeVisible()
  await page.getByRole('combobox').fill('')
  await page.getByRole('button', { name: '동점' }).click()
  await expect(page.getByRole('option').first()).toContainText('동점')
})

test('a lost connection is said, and opening again tries again', async ({ page, complaints }) => {
  await page.route('**/search/*.json', (route) => route.abort())
  await open(page)
  await expect(page.locator('.search-status')).toContainText('불러오지 못했어요')
  await page.unroute('**/search/*.json')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '찾기' }).click()
  await ask(page, '창고')
  complaints.length = 0
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the open search, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    await open(page)
    await ask(page, '창고')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
  })

test('a page loads nothing of it before it opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => /dialog|search\/\w+\.json/.test(url))).toEqual([])
})
