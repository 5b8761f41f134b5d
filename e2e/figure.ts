/** Waking, walking, trying and playing on from the live figures of a page. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './clean-page.ts'
import { tapARound } from './playing.ts'

/** The first figure of a page that shows a scenario, and a button of one. */
export const figureOf = (page: Page, scenario: string): Locator =>
  page.locator(`figure[data-scenario="${scenario}"]`).first()
export const button = (figure: Locator, key: string): Locator =>
  figure.locator(`[data-key="figure:${key}"]`)
const heightOf = async (figure: Locator): Promise<number> =>
  (await figure.boundingBox())?.height ?? 0
const isAwake = (figure: Locator): Locator => figure.locator('p[role="status"]')

/** What has come near is laid out with the next pictures. */
export const laidOut = (figure: Locator): Promise<void> =>
  figure.evaluate(async () => {
    for (let pictures = 0; pictures < 3; pictures++) await new Promise(requestAnimationFrame)
  })

/** Reaches for a figure, and sees it come alive where it stands, as high as it was. */
export async function wake(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded()
  await laidOut(figure)
  const before = await heightOf(figure)
  await figure.dispatchEvent('pointerover')
  await figure.locator('.figure-bar').hover()
  await expect(isAwake(figure)).toBeAttached()
  expect(await heightOf(figure)).toBeCloseTo(before, 0)
}

/** To the end of a figure's moves and back to its start. */
export async function walk(figure: Locator): Promise<void> {
  for (const key of ['next', 'back']) {
    // Past its start or end the button is off, and one press more is waited for in vain.
    let presses = 0
    while (await button(figure, key).isEnabled()) {
      await button(figure, key).tap()
      presses += 1
      expect(presses).toBeLessThan(40)
    }
    if (key === 'next') await expect(figure.locator('.figure-at')).toContainText(/(\d+) \/ \1/)
  }
}

/** Taps places one after the other; '!rule' where that rule has to refuse what was tapped. */
export async function tryOut(figure: Locator, taps: string): Promise<void> {
  for (const tap of taps.split(' ')) {
    const refusal = figure.locator('.refusal .deciding a')
    if (tap.startsWith('!'))
      await expect(refusal).toHaveAttribute('href', new RegExp(`#${tap.slice(1)}$`))
    else if (tap === 'drawing') {
      await figure.locator('.drawing').first().tap()
      await expect(figure.locator('.figure-said .prompt')).toBeInViewport()
    } else if (tap === 'main') await figure.locator('.main-action').tap()
    else await figure.locator(`[data-key="${tap}"]`).first().tap()
  }
  await expect(figure.locator('.refusal')).toHaveCount(0)
}

/** Plays a round on from a figure, and comes back to where one read. */
export async function playFrom(page: Page, figure: Locator, alone: boolean): Promise<void> {
  await button(figure, 'play').scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await button(figure, 'play').tap()
  const table = page.getByRole('dialog', { name: '이어서 두기' })
  await expect(table.locator('.live, .final-score').first()).toBeVisible()
  await expect(table.locator('.free-bar')).toHaveCSS('position', 'sticky')
  if (alone) await table.locator('.free-bar input').tap()
  await tapARound(page, '.free-play')
  // By its own button, or by the device's way back.
  if (alone) await page.goBack()
  else await table.getByRole('button', { name: '읽던 곳으로' }).tap()
  await expect(table).toBeHidden()
  await expect(button(figure, 'play')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
}
