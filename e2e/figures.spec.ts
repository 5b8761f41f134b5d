import type { Locator, Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'

/** A page with many boards takes its time where others work beside it. */
test.describe.configure({ timeout: 120_000 })

/** Every page of the reference, with a figure of it that has moves; null where its figures have none. */
const PAGES: Readonly<Record<string, string | null>> = {
  '': 'figures/goods-from-land',
  'all-rules/': 'figures/five-corn',
  'builder/': 'figures/three-quarries-for-the-harbor',
  'captain/': 'figures/a-whole-captain-phase',
  'commercial-buildings/': 'markets/both-markets',
  'craftsman/': 'figures/one-more-of-the-kinds-made',
  'differences/': 'captain/any-empty-ship-by-option',
  'end/': 'figures/two-chips-left',
  'large-buildings/': null,
  'mayor/': 'figures/six-for-eight-circles',
  'players/': 'classic/turns-start-with-the-chooser',
  'production-buildings/': 'craftsman/shortage-in-turn-order',
  'prospector/': 'prospector/only-once-a-round',
  'round/': 'round/six-choices-make-a-round',
  'scoring/': null,
  'settler/': 'figures/settler-turns',
  'setup/': null,
  'terms/': null,
  'trader/': 'figures/kinds-in-the-house',
}

const figureOf = (page: Page, scenario: string): Locator =>
  page.locator(`figure[data-scenario="${scenario}"]`).first()
const button = (figure: Locator, key: string): Locator =>
  figure.locator(`[data-key="figure:${key}"]`)
const heightOf = async (figure: Locator): Promise<number> =>
  (await figure.boundingBox())?.height ?? 0
const isAwake = (figure: Locator): Locator => figure.locator('p[role="status"]')

/** Reaches for a figure, and sees it come alive where it stands, as high as it was. */
async function wake(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded()
  const before = await heightOf(figure)
  await figure.dispatchEvent('pointerover')
  await figure.locator('.figure-bar').hover()
  await expect(isAwake(figure)).toBeAttached()
  expect(await heightOf(figure)).toBeCloseTo(before, 0)
}

for (const [path, scenario] of Object.entries(PAGES))
  test(`a figure of rules/${path} wakes in its place and is walked to its end and back`, async ({
    page,
  }) => {
    await page.goto(`/puerto-rico/rules/${path}`)
    const figure = scenario ? figureOf(page, scenario) : page.locator('.board-figure').first()
    await wake(figure)
    if (!scenario) return
    let moves = 0
    while (await button(figure, 'next').isEnabled()) {
      await button(figure, 'next').click()
      moves += 1
      expect(moves).toBeLessThan(40)
    }
    await expect(figure.locator('.figure-at')).toContainText(/(\d+) \/ \1/)
    await button(figure, 'back').press('ArrowLeft')
    await expect(button(figure, 'next')).toBeEnabled()
  })

test('reading costs no script, and a second figure none after the first', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url())
  })
  await page.goto('/puerto-rico/rules/captain/', { waitUntil: 'networkidle' })
  expect(fetched.join()).not.toMatch(/LiveFigure|preact/)
  await wake(figureOf(page, 'figures/five-corn'))
  expect(fetched.join()).toMatch(/LiveFigure/)
  const first = fetched.length
  await wake(figureOf(page, 'figures/four-corn'))
  expect(fetched.length).toBe(first)
})

test('a wrong move is refused by its rule, which is marked; a right one plays on, and back', async ({
  page,
}) => {
  await page.goto('/puerto-rico/rules/captain/')
  const figure = figureOf(page, 'figures/five-corn')
  await wake(figure)
  const at = (place: string): Locator => figure.locator(`[data-key="${place}"]`)
  await at('0/good:corn').click()
  await at('ship:4').click()
  const rule = figure.locator('.refusal a')
  await expect(rule).toHaveAttribute('href', /#captain\.largest-load$/)
  await rule.click()
  await expect(page.locator('[id="captain.largest-load"]:target')).toBeInViewport()
  await at('ship:6').click()
  await expect(at('0/good:corn')).toContainText('0')
  await expect(figure.locator('.frame-notes')).toContainText('5점')
  await button(figure, 'back').click()
  await expect(at('0/good:corn')).toContainText('5')
  // Others on the page have not moved.
  await expect(
    figureOf(page, 'figures/four-corn').locator('[data-key="0/good:corn"]'),
  ).toContainText('4')
})

test('a game goes on from a figure, against a bot, and comes back to where one read', async ({
  page,
}) => {
  await page.goto('/puerto-rico/rules/captain/')
  const figure = figureOf(page, 'figures/five-corn')
  await wake(figure)
  const scrolled = await page.evaluate(() => scrollY)
  await button(figure, 'play').click()
  const table = page.getByRole('dialog', { name: '이어서 두기' })
  await table.locator('[data-key="0/good:corn"]').first().click()
  await table.locator('[data-key="ship:6"]').first().click()
  await expect(table.locator('.bot-message')).toContainText(/B/)
  await table.getByRole('button', { name: '읽던 곳으로' }).click()
  await expect(table).toBeHidden()
  await expect(button(figure, 'play')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(figure.locator('[data-key="0/good:corn"]')).toContainText('5')
})

test('every rule opens its scene below its paragraph', async ({ page }) => {
  await page.goto('/puerto-rico/rules/captain/')
  const rule = page.locator('[id="captain.own-good"]')
  await rule.getByRole('link', { name: '직접 해 보기' }).click()
  await expect(rule.locator('.rule-scene .figure-bar')).toBeVisible()
  await expect(page).toHaveURL(/rules\/captain\/$/)
})

test('a page is followed figure by figure, a sentence with each', async ({ page }) => {
  await page.goto('/puerto-rico/rules/mayor/')
  await page.getByRole('button', { name: '이 장을 따라가기' }).click()
  const guide = page.getByRole('region', { name: '이 장을 따라가기' })
  await expect(guide).toContainText('1 / 6')
  const first = await guide.getByRole('status').textContent()
  for (let press = 0; press < 4; press++) await guide.getByRole('button', { name: '다음' }).click()
  await expect(guide).not.toContainText('1 / 6')
  expect(await guide.getByRole('status').textContent()).not.toBe(first)
  await guide.getByRole('button', { name: '그만' }).click()
  await expect(guide).toBeHidden()
})

test('a board is counted as it is changed; tables follow what is chosen', async ({ page }) => {
  await page.goto('/puerto-rico/rules/scoring/')
  const board = page.locator('.score-board')
  await expect(board.locator('.score-lines')).not.toContainText('시청')
  await board.locator('[data-key="0/city:cityHall"]').click()
  await expect(board.locator('.score-lines')).toContainText('시청')
  await expect(board.locator('.score-lines .total')).toContainText('53')
  await page.goto('/puerto-rico/rules/trader/')
  const prices = page.locator('.live-table')
  await prices.locator('[data-key="try:privilege"]').click()
  await expect(prices.locator('td').last()).toHaveText('5')
})
