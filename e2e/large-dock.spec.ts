/** On a phone whose letters are set twice as large, the bar leaves room for the table, and all in it is whole. */
import { launchOptions } from './browser.ts'
import { expect, test } from './clean-page.ts'
import { overflow } from './overflow.ts'

const { args, ...launch } = launchOptions()

test.use({
  hasTouch: true,
  isMobile: true,
  launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=32'] },
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
])
  for (const [game, place] of [
    ['puerto-rico', '[data-key^="role:"].is-may'],
    ['le-havre', '[data-key^="offer:"].is-may'],
  ] as const)
    test(`${game} is played at ${viewport.width} by ${viewport.height} with large letters`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(`/${game}/play/`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: '바로 시작' }).click()
      const places = page.locator(place)
      await expect(places.first()).toBeVisible()
      const bar = page.locator('.action-bar')
      const whole = async (): Promise<void> => {
        const box = await bar.boundingBox()
        expect(box?.height).toBeLessThan(0.42 * viewport.height)
        for (const button of await bar.locator('button:visible').all())
          await expect(button).toBeInViewport({ ratio: 0.99 })
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
      await whole()
      const strip = page.locator('[data-strip], .opponent-strip').first()
      await expect(strip).toHaveCSS('position', 'static')
      await places.last().tap()
      await whole()
    })
