/** What is begun is gone on with, and what lies open is closed by a tap that does nothing else. */
import { expect, test } from './clean-page.ts'
import { openLesson } from './lessons.ts'
import { start } from './playing.ts'

test('a running game is the first thing on the first page, and first where games begin', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('[data-running]:visible')).toHaveCount(0)
  await start(page)
  await page.locator('[data-key="role:prospector"]').click()
  await page.locator('.main-action').click()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('[data-running="puerto-rico"]').click()
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  await page.getByRole('button', { name: '목록으로' }).click()
  const running = page.getByRole('button', { name: /이어 두기/ })
  const top = (of: typeof running) => of.evaluate((one) => one.getBoundingClientRect().top)
  expect(await top(running)).toBeLessThan(
    await top(page.getByRole('button', { name: '바로 시작' })),
  )
})

test('a tap that closes the settings chooses nothing on the table', async ({ page }) => {
  await start(page)
  await page.getByRole('button', { name: '보기 설정' }).click()
  await expect(page.locator('#settings')).toBeVisible()
  const role = page.locator('[data-key="role:prospector"]')
  await role.click()
  await expect(page.locator('#settings')).toBeHidden()
  await expect(role).not.toHaveClass(/is-chosen/)
  await role.click()
  await expect(role).toHaveClass(/is-chosen/)
})

for (const [game, first] of [
  ['puerto-rico', '[data-key^="role:"].is-may'],
  ['le-havre', '[data-key^="offer:"].is-may'],
] as const)
  test(`${game}: what bots said stands there again when one comes back to a game`, async ({
    page,
  }) => {
    await page.goto(`/${game}/play/`, { waitUntil: 'networkidle' })
    await page.getByRole('radio', { name: '초급 봇' }).click()
    await page.getByRole('button', { name: '바로 시작' }).click()
    const why = page.locator('.since q.why')
    await expect(async () => {
      const pass = page.locator('[data-action="pass"]:visible')
      for (const next of [page.locator('.main-action:visible'), page.locator(first), pass])
        if ((await next.count()) > 0) {
          await next.first().click({ timeout: 5_000 })
          break
        }
      await expect(page.locator('.bot-message .prompt')).toHaveCount(0)
      expect(await why.count()).toBeGreaterThan(0)
    }).toPass()
    const said = await why.allInnerTexts()
    await page.reload({ waitUntil: 'networkidle' })
    await page.locator('.game-list button').first().click()
    await expect.poll(() => why.allInnerTexts()).toEqual(said)
  })

for (const game of ['puerto-rico', 'le-havre'])
  test(`${game}: practice has a door`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.locator(`.doors a[href$="/${game}/puzzles/"]`, { hasText: '연습' }).click()
    await expect(page).toHaveURL(new RegExp(`/${game}/puzzles/$`))
    await expect(page.locator('.site-header [aria-current]', { hasText: '연습' })).toBeVisible()
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 664 }, hasTouch: true })

  test('a folded board opens when it is asked about', async ({ page }) => {
    await openLesson(page, '/puerto-rico/learn/mayor/#more-than-places')
    const own = page.locator('[data-zone="own"]')
    await own.locator('summary').tap()
    await expect(own).not.toHaveAttribute('open')
    await page.locator('.action-row .main-action').tap()
    await expect(page.locator('.prompt')).toContainText('다 찼어요')
    await expect(own).toHaveAttribute('open')
  })
})
