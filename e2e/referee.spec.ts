import type { Page } from '@playwright/test'
import { addressOf } from './address.ts'
import { expect, test } from './clean-page.ts'

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1440, height: 900 } }

const spot = (page: Page, key: string) => page.locator(`[data-key="${key}"]`).first()

/** Unfolds a zone of the table where it is folded. */
async function unfold(page: Page, zone: string): Promise<void> {
  const details = page.locator(`[data-zone="${zone}"]`).first()
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
    await details.locator('summary').first().tap()
}

/** Does something of which the address tells. */
async function kept(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await addressOf(page)
  await act()
  await expect.poll(() => addressOf(page)).not.toBe(before)
}

/** Asks for the load of the printed example, and gives the verdict's text. */
async function verdictOf(page: Page): Promise<string> {
  await expect(page.locator('.verdict')).toContainText('된다')
  await expect(page.locator('.verdict')).toContainText('A: 담배를 4칸 배에 싣기')
  await expect(page.locator('.verdict')).toContainText('A가 항구로 1점을 받음')
  await expect(page).toHaveURL(/#pr1\./)
  return page.locator('.verdict').innerText()
}

/** The same link shows the same verdict to somebody who has never been here. */
async function sameElsewhere(page: Page, verdict: string): Promise<void> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(await addressOf(page), { waitUntil: 'networkidle' })
  await expect(other.locator('.verdict')).toBeVisible()
  expect(await other.locator('.verdict').innerText()).toBe(verdict)
  await context.close()
}

test('the example with Harbor and Wharf is set up by touch, asked, and shared', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  // It opens with the board.
  const table = await page.locator('.game-table').boundingBox()
  expect(table?.y).toBeLessThan(PHONE.viewport.height / 2)
  for (const id of ['harbor', 'wharf']) {
    await spot(page, `building:${id}`).tap()
    await spot(page, `0/city:${id}`).tap()
  }
  await unfold(page, 'goods')
  for (let count = 0; count < 5; count++) await spot(page, 'supplyGood:tobacco').tap()
  for (let count = 0; count < 2; count++) await spot(page, '0/good:sugar').tap()
  await unfold(page, 'ships')
  await spot(page, 'ship:4').tap()
  await page.locator('.picker').getByRole('button', { name: '담배' }).first().tap()
  await spot(page, 'ship:6').tap()
  await page.locator('.picker').getByRole('button', { name: '설탕' }).first().tap()
  for (let count = 0; count < 3; count++) await spot(page, 'ship:6').tap()
  await page.getByRole('combobox', { name: '단계', exact: true }).selectOption('captain.loading')
  await page.getByRole('combobox', { name: '고른 사람', exact: true }).selectOption('1')
  await page.getByRole('combobox', { name: '정하는 사람', exact: true }).selectOption('0')
  await page.locator('.position-problems').getByRole('button', { name: '물어보기' }).tap()
  await spot(page, '0/good:tobacco').tap()
  await spot(page, 'ship:4').tap()
  await sameElsewhere(page, await verdictOf(page))
  await context.close()
})

test('the same by keyboard alone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...DESK, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  for (const id of ['harbor', 'wharf']) {
    await spot(page, `building:${id}`).press('Enter')
    await spot(page, `0/city:${id}`).press('Enter')
  }
  await page.locator('[data-part="board-0"] > summary').press('Enter')
  const board = page.locator('[data-part="board-0"]')
  for (let count = 0; count < 5; count++)
    await board.getByRole('button', { name: '담배 하나 많게', exact: true }).press('Enter')
  for (let count = 0; count < 2; count++)
    await board.getByRole('button', { name: '설탕 하나 많게', exact: true }).press('Enter')
  await spot(page, 'ship:4').press('Enter')
  await page.locator('.picker').getByRole('button', { name: '담배' }).first().press('Enter')
  await spot(page, 'ship:6').press('Enter')
  await page.locator('.picker').getByRole('button', { name: '설탕' }).first().press('Enter')
  for (let count = 0; count < 3; count++) await spot(page, 'ship:6').press('Enter')
  const place = page.getByRole('combobox', { name: '단계', exact: true })
  await place.focus()
  while ((await place.inputValue()) !== 'captain.loading') await page.keyboard.press('ArrowDown')
  await page.getByRole('combobox', { name: '고른 사람', exact: true }).press('ArrowDown')
  await expect(page.getByRole('combobox', { name: '정하는 사람', exact: true })).toHaveValue('0')
  await page.locator('.position-problems').getByRole('button', { name: '물어보기' }).press('Enter')
  await spot(page, '0/good:tobacco').press('Enter')
  await spot(page, 'ship:4').press('Enter')
  await sameElsewhere(page, await verdictOf(page))
  await context.close()
})

test('a refused move names its rule and what can be done instead', async ({ page }) => {
  await page.goto('/puerto-rico/referee/?scenario=captain/five-corn-two-empty-ships', {
    waitUntil: 'networkidle',
  })
  await spot(page, '0/good:corn').click()
  await spot(page, 'ship:4').click()
  const verdict = page.locator('.verdict')
  await expect(verdict).toContainText('안 된다')
  await expect(verdict.getByRole('link').first()).toHaveAttribute('href', /captain\.largest-load$/)
  await verdict.getByRole('button', { name: '옥수수를 6칸 배에 싣기' }).click()
  await expect(verdict.locator('.yes')).toBeVisible()
  await verdict.getByRole('button', { name: '두고 이어 보기' }).click()
  await expect(page.locator('.log summary')).toContainText('1수')
})

const alertOf = (page: Page) => page.getByRole('alert')

test('a link that cannot be read is told for what it is, and nothing kept is changed', async ({
  page,
}) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await page.evaluate(() => localStorage.setItem('games', '"kept"'))
  for (const [hash, why] of [
    ['#pr1.AAAA', '잘렸거나 바뀌었어요'],
    ['#pr9.q1Y', '더 새로운 사이트'],
    ['#1.q1Y', '예전 형식'],
    ['#0.q1Y', '여는 링크가 아니에요'],
    ['#lh1.q1Y', '다른 게임'],
    ['#whatever', '여는 링크가 아니에요'],
  ]) {
    await page.goto(`/puerto-rico/referee/${hash}`)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(alertOf(page)).toContainText(why ?? '')
    await expect(alertOf(page)).toContainText('빈 판을 열었어요')
    await expect(page.locator('.position-problems')).toBeVisible()
  }
  expect(await page.evaluate(() => localStorage.getItem('games'))).toBe('"kept"')
})

/** A's coins, as the table says them. */
const coinsOfA = (page: Page) => page.locator('.edit-bar .stepper .count').first()
const moreCoins = (page: Page) =>
  page
    .locator('.edit-bar')
    .getByRole('button', { name: /하나 많게/ })
    .first()

test('a number is typed, and counts on while its button is held', async ({ page }) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await coinsOfA(page).fill('17')
  await coinsOfA(page).press('Enter')
  await expect(page.locator('.set-up-table > [role="status"]')).toContainText('→ 17')
  await moreCoins(page).hover()
  await page.mouse.down()
  await expect.poll(async () => Number(await coinsOfA(page).inputValue())).toBeGreaterThan(19)
  await page.mouse.up()
  const part = page.locator('[data-part="supply"]')
  await part.locator('summary').click()
  // The name that does not show stands between the two words, and counts as a space here.
  await part.getByRole('button', { name: /^공급처 ?에서 일꾼 모두 나누어 주기$/ }).click()
  await expect(part.getByRole('textbox', { name: '일꾼' })).toHaveValue('0')
  await expect(page.locator('.position-problems')).toContainText('있을 수 있는 판')
})

test('a position being set up outlives a reload, other pages and a visit without its address', async ({
  page,
}) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  const before = Number(await coinsOfA(page).inputValue())
  for (let count = 0; count < 4; count++) await moreCoins(page).click()
  await expect(coinsOfA(page)).toHaveValue(String(before + 4))
  const after = String(before + 4)
  await expect(coinsOfA(page)).toHaveValue(after)
  await expect(page.locator('.set-up-table > [role="status"]')).toContainText(`→ ${after}`)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(coinsOfA(page)).toHaveValue(after)
  await page.goto('/about/')
  await page.goBack({ waitUntil: 'networkidle' })
  await expect(coinsOfA(page)).toHaveValue(after)

  await page.goto('/about/')
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await expect(coinsOfA(page)).toHaveValue(after)
  await expect(page.locator('.referee')).toContainText('지난번에 차리던 판이에요')
  await page.goto('/puerto-rico/referee/#pr1.AAAA', { waitUntil: 'networkidle' })
  await expect(alertOf(page)).toContainText('차리던 판은 그대로예요')
  await page.goto('/about/')
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '새 판' }).first().click()
  await expect(coinsOfA(page)).toHaveValue(String(before))
})

test('an impossible position is kept too, and one of a link is laid out to be mended', async ({
  page,
}) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  const wharf = spot(page, 'building:wharf')
  for (let count = 0; count < 2; count++) await wharf.click()
  await expect(page.locator('.position-problems.wrong')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('.position-problems.wrong')).toBeVisible()
  await expect(alertOf(page)).toHaveCount(0)

  await page.locator('.start > summary').click()
  await page.getByLabel('YAML, JSON, 링크 붙여넣기').fill('set: { A: { goods: { corn: 90 } } }')
  await page.getByRole('button', { name: '읽기' }).click()
  await expect(alertOf(page)).toContainText('있을 수 없는 판이에요')
  await expect(alertOf(page)).toContainText('고칠 수 있게')
  await expect(page.locator('.position-problems.wrong')).toContainText('옥수수')
})

test('lines that were played outlive the set-up and a reload, and the way back leads to the set-up', async ({
  page,
}) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await moreCoins(page).click()
  await page.locator('.position-problems').getByRole('button', { name: '물어보기' }).click()
  const log = page.locator('.log summary')
  for (const role of ['prospector', 'settler']) {
    await kept(page, async () => {
      await spot(page, `role:${role}`).click()
      await page.locator('.action-bar .main-action').click()
    })
    await kept(page, () => page.getByRole('button', { name: '두고 이어 보기' }).click())
  }
  await expect(log).toContainText('2수')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(log).toContainText('2수')

  const setUp = page.locator('.modes').getByRole('button', { name: '판 차리기' })
  const ask = page.locator('.modes').getByRole('button', { name: '물어보기' })
  await setUp.click()
  await ask.click()
  await expect(log).toContainText('2수')
  await setUp.click()
  await kept(page, () => moreCoins(page).click())
  await kept(page, () => ask.click())
  await expect(page.locator('.ask .live')).toBeVisible()
  const redo = page.getByRole('button', { name: '되살리기' })
  for (let redone = 0; redone < 2; redone++) await kept(page, () => redo.click())
  await expect(log).toContainText('2수')
  const asked = await addressOf(page)
  await page.goBack()
  await expect(page.locator('.set-up-table')).toBeVisible()
  await page.goForward()
  await expect(log).toContainText('2수')
  await expect.poll(() => addressOf(page)).toBe(asked)
})

test('what a text around a link has left at its end is forgiven', async ({ page }) => {
  await page.goto('/puerto-rico/referee/?scenario=captain/five-corn-two-empty-ships).', {
    waitUntil: 'networkidle',
  })
  await expect(page).toHaveURL(/#pr1\./)
  const link = await addressOf(page)
  for (const tail of ['.', ')', '&utm_source=chat']) {
    await page.goto('/about/')
    await page.goto(link + tail, { waitUntil: 'networkidle' })
    await expect(page.locator('.ask .live')).toBeVisible()
    await expect(alertOf(page)).toHaveCount(0)
  }
})

test('pasted text is answered with its lines', async ({ page }) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await page.locator('.start > summary').click()
  await page.getByLabel('YAML, JSON, 링크 붙여넣기').fill('at: roles\nset: { A: { coins: many } }')
  await page.getByRole('button', { name: '읽기' }).click()
  await expect(page.getByRole('alert')).toContainText('2째 줄 set.A.coins')
})

/** How many elements show; asked at once, as there are hundreds. */
const countVisible = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)

test('cases lie folded, and are filtered with and without a script', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto('/puerto-rico/referee/cases/#captain', { waitUntil: 'networkidle' })
  const captain = page.locator('#captain')
  await expect(captain).toHaveAttribute('open')
  await expect.poll(() => countVisible(page, '#trader [data-of]')).toBe(0)
  const counted = captain.locator('.count').first()
  await expect(counted).toHaveText(String(await captain.locator('[data-of]').count()))
  await page.getByRole('combobox', { name: '건물' }).selectOption('wharf')
  await expect(page.locator('[data-of~="wharf"]').first()).toBeVisible()
  await expect.poll(() => countVisible(page, '[data-of]:not([data-of~="wharf"])')).toBe(0)
  await expect(page.locator('output')).toContainText('가지')
  await expect(counted).toHaveText(String(await countVisible(page, '#captain [data-of]')))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${baseURL}puerto-rico/referee/cases/`)
  await plain.getByRole('combobox', { name: '건물' }).selectOption('wharf')
  await expect(plain.locator('[data-of~="wharf"]').first()).toBeVisible()
  await expect.poll(() => countVisible(plain, '[data-of]:not([data-of~="wharf"])')).toBe(0)
  await context.close()
})
