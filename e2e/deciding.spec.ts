/** At a decision on a phone: what a piece does, what the others have and did, in view and in time. */
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { ACTION } from './lessons.ts'

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
})

const at = (key: string): string => `[data-key="${key}"]`

/** A game against one bot, dealt alike each time. */
async function begin(page: Page): Promise<void> {
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await page.getByText('게임 설정 바꾸기').click()
  await page.getByLabel('배열 번호').fill('7')
  await page.getByRole('button', { name: '바로 시작' }).click()
}

/** Sets that each move of a bot waits to be asked for. */
async function moveByMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: '보기 설정' }).tap()
  await page.getByLabel('한 수씩').check()
  await page.keyboard.press('Escape')
  await expect(page.locator('#settings')).toBeHidden()
}

async function choose(page: Page, key: string): Promise<void> {
  await page.locator(at(key)).tap()
  await page.locator(ACTION).tap()
}

test('a role and a building tell what they do before they are chosen, and what is missing', async ({
  page,
}) => {
  await begin(page)
  const about = page.locator('.action-bar .about')
  await page.locator(at('role:builder')).tap()
  await expect(about).toContainText('건축가')
  await expect(about).toContainText('싸게 짓는다')
  await expect(about.getByRole('link')).toHaveAttribute('href', /builder/)
  const bar = await page.locator('.action-bar').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(0.3 * 664)
  await page.locator(ACTION).tap()
  await page.locator(at('building:smallMarket')).tap()
  await expect(about).toContainText('상품을 팔면')
  await expect(about).toContainText('지금은 공짜')
  await page.locator(at('building:wharf')).tap()
  await expect(page.locator('.refusal')).toBeVisible()
  await expect(about).toContainText('조선소')
})

test('whatever a building is called, what can be pressed stands in one row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await begin(page)
  await choose(page, 'role:builder')
  const affordable = await page
    .locator('.building-supply .is-may:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-key') ?? ''))
  expect(affordable.length).toBeGreaterThan(5)
  for (const building of affordable) {
    await page.locator(at(building)).tap()
    await expect(page.locator(ACTION)).toContainText('짓기')
    const tops = await page
      .locator('.action-bar .action-row button:visible')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(2)
    expect(new Set(tops)).toHaveProperty('size', 1)
  }
})

/** A finger that comes down on a place, stays while the table may scroll by itself, and is lifted. */
async function pressOnce(page: Page, key: string, scrolled: number): Promise<void> {
  const place = page.locator(at(key))
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error(`${key} is not there`)
  const touch = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  try {
    if (scrolled) await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), scrolled)
    await expect(page.locator('.pointed')).toBeVisible({ timeout: 3000 })
  } finally {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await expect(page.locator('.pointed')).toBeVisible({ timeout: 1000 })
}

/** Until the card stays: it goes where the table scrolls, and that may still be on its way to its place. */
const pressLong = (page: Page, key: string, scrolled = 0): Promise<void> =>
  expect(() => pressOnce(page, key, scrolled)).toPass({ timeout: 60_000 })

test('a long press tells what a piece is and chooses nothing; what it tells can be tapped', async ({
  page,
}) => {
  await begin(page)
  const role = page.locator(at('role:captain'))
  const card = page.locator('.pointed')
  await pressLong(page, 'role:captain')
  await expect(card).toContainText('실을 수 있는 상품')
  await expect(page.locator(ACTION)).toHaveCount(0)
  await page.locator(at('role:trader')).tap()
  await expect(card).toHaveCount(0)
  await role.tap()
  await expect(page.locator(ACTION)).toBeVisible()
  await pressLong(page, 'role:captain')
  await card.getByRole('link').tap()
  await expect(page).toHaveURL(/rules\/captain/)
})

test('a table that scrolls by itself under a finger takes no press for a tap', async ({ page }) => {
  await begin(page)
  await expect(page.locator(at('role:captain'))).toBeInViewport({ ratio: 1 })
  await pressLong(page, 'role:captain', 2)
  await expect(page.locator('.pointed')).toContainText('실을 수 있는 상품')
  await expect(page.locator(ACTION)).toHaveCount(0)
})

test('the others are in view, and a tap leads to their board', async ({ page }) => {
  await begin(page)
  const strip = page.locator('.opponent-strip button')
  await expect(strip).toContainText('초급 봇')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect(strip).toBeInViewport({ ratio: 1 })
  await strip.tap()
  await expect(page.locator(`[data-zone="other"] ${at('1/land:corn')}`)).toBeInViewport()
})

test('what happened since stays until the next move, and undo leaves no line of what is gone', async ({
  page,
}) => {
  await begin(page)
  await choose(page, 'role:prospector')
  const lines = page.locator('.since li')
  await expect(lines.first()).toContainText('초급 봇')
  await expect(lines.first().locator('.why')).not.toBeEmpty()
  await expect(page.locator('.said > .prompt')).toBeInViewport({ ratio: 1 })
  await page.locator('[data-action="undo"]').tap()
  await expect(lines).toHaveCount(0)
  await expect(page.locator('.purse:visible').first()).toContainText('나')
})

test('bots wait to be asked where moves come one by one', async ({ page }) => {
  await begin(page)
  await moveByMove(page)
  await choose(page, 'role:prospector')
  const next = page.getByRole('button', { name: '다음 수 보기' })
  await expect(next).toBeVisible()
  await expect(page.locator('.bot-message')).toHaveText('봇이 둘 차례예요.')
  await expect(page.locator('.since li')).toHaveCount(0)
  await next.tap()
  await expect(page.locator('.since li')).toHaveCount(1)
})

test('pieces stay as they were drawn when their places can be tapped no more, and again', async ({
  page,
}) => {
  await begin(page)
  await moveByMove(page)
  const mayor = page.locator('[data-key="role:mayor"]')
  const drawing = await mayor.locator('svg').first().elementHandle()
  await expect(mayor).toHaveRole('button')
  await choose(page, 'role:prospector')
  await expect(page.getByRole('button', { name: '다음 수 보기' })).toBeVisible()
  await expect(mayor).not.toHaveRole('button')
  expect(await drawing?.evaluate((one) => one.isConnected)).toBe(true)
  await page.getByRole('button', { name: '이어서 보기' }).tap()
  await expect(page.locator('.spot.is-may')).not.toHaveCount(0)
  expect(await drawing?.evaluate((one) => one.isConnected)).toBe(true)
})

test('what a folded zone holds is drawn anew once it is seen: opened, or on a wide page', async ({
  page,
}) => {
  await begin(page)
  const board = page.locator('[data-zone="other"] .board-body')
  const strip = page.locator('.opponent-strip button')
  const settle = async (): Promise<string | null> => {
    const before = await board.textContent()
    await choose(page, 'role:settler')
    await page.locator('[data-key^="tile:"].is-may').first().tap()
    await page.locator(ACTION).tap()
    await expect(page.locator('.since li')).not.toHaveCount(0)
    await expect(page.locator('.spot.is-may:visible')).not.toHaveCount(0)
    return before
  }
  const before = await settle()
  expect(await board.textContent()).toBe(before)
  await page.setViewportSize({ width: 900, height: 664 })
  await expect(board).not.toHaveText(before ?? '')
  const drawn = await board.textContent()
  await page.setViewportSize({ width: 390, height: 664 })
  await page.locator('[data-action="undo"]').tap()
  await expect(page.locator('.since li')).toHaveCount(0)
  expect(await board.textContent()).toBe(drawn)
  await strip.tap()
  await expect(board).toHaveText(before ?? '')
})

test('a hint shows its pieces on the table', async ({ page }) => {
  await begin(page)
  await page.locator('[data-action="hint"]').tap()
  const hint = page.locator('.hint')
  await expect(hint).toBeVisible()
  await expect(page.locator('.spot.is-lit')).toHaveCount(0)
  await page.locator('[data-action="hint"]').tap()
  await expect(page.locator('.spot.is-lit')).not.toHaveCount(0)
  // What is chosen makes room for it.
  await page.locator('[data-key="role:mayor"]').tap()
  await expect(page.locator(ACTION)).toBeVisible()
  await expect(hint).toHaveCount(0)
  await page.locator('[data-action="more"]').tap()
  await page.locator('[data-action="hint"]').tap()
  await expect(hint).toBeVisible()
  await expect(page.locator(ACTION)).toHaveCount(0)
})

test('what the others did is walked through again on the table', async ({ page }) => {
  await begin(page)
  await choose(page, 'role:prospector')
  const lines = page.locator('.since li')
  const again = page.locator('[data-action="again"]')
  const more = page.locator('[data-action="more"]')
  await expect(more).toBeVisible()
  const count = await lines.count()
  await moveByMove(page)
  await more.tap()
  await again.tap()
  await expect(lines).toHaveCount(0)
  await expect(page.locator('.spot.is-may')).toHaveCount(0)
  for (let line = 1; line <= count; line++) {
    await page.getByRole('button', { name: '다음 수 보기' }).tap()
    await expect(lines).toHaveCount(line)
  }
  await expect(again).toHaveCount(1)
  await expect(page.locator('.spot.is-may')).not.toHaveCount(0)
  // It is over, and what is played from here on is seen at once.
  await page.locator('.spot.is-may').first().tap()
  await page.locator('.main-action').tap()
  await expect(lines).toHaveCount(0)
  await expect(page.getByRole('button', { name: '그만 보기' })).toHaveCount(0)
})
