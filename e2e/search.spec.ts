import type { Page } from '@playwright/test'
import { QUERIES } from '../src/games/puerto-rico/search/queries.ts'
import { missing } from '../src/search/query.ts'
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

test('queries have their rule in the first three, as on paper', async ({ page }) => {
  await open(page)
  // All are tried without a browser; here a sample, through what was built.
  for (const query of QUERIES.expected.filter((_, index) => index % 5 === 0)) {
    await ask(page, query.query)
    await expect(async () => expect(missing(query, await firstThree(page))).toEqual([])).toPass()
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

test('both games are found, that of the page first, and each says which it is', async ({
  page,
}) => {
  await page.goto('/le-havre/rules/loan/')
  await page.getByRole('button', { name: '찾기' }).click()
  await ask(page, '이자 조선소')
  await expect(page.getByRole('option').first()).toContainText('르아브르 · 규칙')
  const other = page.locator('[role="option"][data-href^="/puerto-rico/rules/"]').first()
  await expect(other).toContainText('푸에르토 리코 · ')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/le-havre\/rules\/[a-z]+\/#/)
})

test('a game that is named in the query answers first, wherever it is asked', async ({ page }) => {
  await open(page)
  await ask(page, '르아브르 은행')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('르아브르 · ')
  await expect(first).toContainText('은행')
})

test('by keyboard alone: from anywhere, through the list, to the rule', async ({ page }) => {
  await page.goto(PAGE)
  await page.keyboard.press('/')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.insertText('창고')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  // The cases of both games come after the rules: with them the list is whole.
  for (const game of ['puerto-rico', 'le-havre'])
    await expect(
      page.locator(`[role="option"][data-href*="/${game}/"][data-href*="/cases/"]`).first(),
    ).toBeVisible()
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

test('a result chosen while others come in stays chosen', async ({ page }) => {
  let send = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/search/cases.json', async (route) => {
    await asked
    await route.continue()
  })
  await open(page)
  await ask(page, '창고')
  const field = page.getByRole('combobox')
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  const third = page.getByRole('option').nth(2)
  const count = await page.getByRole('option').count()
  send()
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(count)
  await expect(third).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
})

test('arrow keys pressed before there are results count when they come', async ({ page }) => {
  let send = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/search/rules.json', async (route) => {
    await asked
    await route.continue()
  })
  const loading = page.waitForRequest('**/search/rules.json')
  await open(page)
  await loading
  const field = page.getByRole('combobox')
  await field.fill('창고')
  await field.press('ArrowDown')
  send()
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('what is typed while it is fetched is not lost', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/dialog*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(PAGE)
  await page.keyboard.press('/')
  await page.keyboard.insertText('창고')
  script.resolve()
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
  await expect(page.getByRole('option').first()).toContainText('숙박소')
  await expect(page.getByRole('option').first()).not.toContainText('병원')
})

test('what is nowhere offers the nearest', async ({ page }) => {
  await open(page)
  await ask(page, '호스텔')
  await expect(page.getByRole('status').filter({ hasText: '가장 가까운 것' })).toBeVisible()
})

test('nothing found is said kindly, and an example is one press', async ({ page }) => {
  await open(page)
  await page.getByRole('combobox').fill('쀍뛟')
  await expect(page.getByRole('status').filter({ hasText: '찾은 것이 없어요' })).toBeVisible()
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

test('a page loads nothing of it before it opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => /SearchScript|search\/\w+\.json/.test(url))).toEqual([])
})
