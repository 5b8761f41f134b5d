/** What moves is seen to move, and heard where that is wanted. */
import type { Page } from '@playwright/test'
import { IN_MOTION } from './browser.ts'
import { expect, test } from './clean-page.ts'
import { ACTION } from './lessons.ts'
import { start } from './playing.ts'

test.use(IN_MOTION)

const at = (key: string): string => `[data-key="${key}"]`

/** Keeps what travels and what sounds, from the first page on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.closest('.travel'))
            for (const piece of [node, ...node.querySelectorAll('.piece, .building')])
              seen.push(piece.getAttribute('class') ?? '')
    }).observe(document, { childList: true, subtree: true })
    const { start: sound } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      seen.push('sound')
      sound.call(this, when)
    }
  })
}
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => String(Object.entries(window).find(([name]) => name === 'seen')?.[1]))

async function buildMarket(page: Page): Promise<void> {
  await page.locator(at('role:builder')).click()
  await page.locator(ACTION).click()
  await page.locator(at('building:smallMarket')).click()
  await page.locator(ACTION).click()
  await expect(page.locator(at('0/city:smallMarket'))).toBeVisible()
}

test('a building travels to its space, in silence', async ({ page }) => {
  await watch(page)
  await start(page)
  await buildMarket(page)
  await expect.poll(() => seen(page)).toContain('building commercial')
  expect(await seen(page)).not.toContain('sound')
  await expect(page.locator('.travel')).toHaveCount(0)
  await expect(page.locator(`${at('0/city:smallMarket')} .building`)).toBeVisible()
})

test('what travels is never seen where it goes before it sets out', async ({ page }) => {
  await start(page)
  await page.evaluate((selector) => {
    const found: boolean[] = []
    Object.assign(window, { found })
    // Told before the next picture.
    new MutationObserver(() => {
      if (found.length === 0 && document.querySelector(selector))
        found.push(document.querySelector('.travel') !== null)
    }).observe(document, { childList: true, subtree: true })
  }, at('0/city:smallMarket'))
  await buildMarket(page)
  expect(await page.evaluate(() => Reflect.get(window, 'found'))).toEqual([true])
})

test('what travels goes along where the table is moved', async ({ page }) => {
  await start(page)
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { found })
    // At the first picture of a trip something comes to stand above the table.
    new MutationObserver((_, observer) => {
      const ghost = document.querySelector('.travel > div')
      const table = document.querySelector('.live')
      if (!ghost || !table) return
      observer.disconnect()
      for (const animation of ghost.getAnimations()) animation.pause()
      const gap = () => ghost.getBoundingClientRect().y - table.getBoundingClientRect().y
      const before = gap()
      const more = document.createElement('div')
      more.style.height = '200px'
      table.before(more)
      found.push(Math.abs(gap() - before))
    }).observe(document, { childList: true, subtree: true })
  })
  await buildMarket(page)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'found').length)).toBe(1)
  const [moved] = await page.evaluate((): number[] => Reflect.get(window, 'found'))
  expect(moved).toBeLessThan(1)
})

test('with reduced motion nothing travels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watch(page)
  await start(page)
  await buildMarket(page)
  expect(await seen(page)).toBe('')
})

const MOVES = [
  { game: 'puerto-rico', move: buildMarket },
  {
    game: 'le-havre',
    async move(page: Page): Promise<void> {
      await page.locator(`${at('offer:wood')}.is-may`).click()
      await expect(page.locator('[data-action="undo"]')).toBeEnabled()
    },
  },
] as const

for (const { game, move } of MOVES)
  test(`${game}: sounds are heard once they are switched on, and not before`, async ({ page }) => {
    await watch(page)
    await start(page, game)
    await move(page)
    expect(await seen(page)).not.toContain('sound')
    await page.getByRole('button', { name: '보기 설정' }).click()
    await page.getByRole('group', { name: '소리' }).getByLabel('켜기').check()
    await start(page, game)
    await move(page)
    await expect.poll(() => seen(page)).toContain('sound')
  })

test('letters on goods go once they are switched off', async ({ page }) => {
  await start(page)
  const letter = page.locator('.good.corn .letter:visible')
  await expect(letter).not.toHaveCount(0)
  await page.getByRole('button', { name: '보기 설정' }).click()
  await page.getByRole('group', { name: '상품 글자' }).getByLabel('숨기기').check()
  await expect(letter).toHaveCount(0)
})

test('a tile lies where it was put, whatever came before it', async ({ page }) => {
  await start(page)
  await page.locator(at('role:settler')).click()
  await page.locator(ACTION).click()
  const tiles = page.locator('.zone-own .land [data-key]')
  const first = await tiles.first().getAttribute('data-key')
  await page.locator(at('tile:quarry')).click()
  await page.locator(ACTION).click()
  await expect(tiles).toHaveCount(2)
  await expect(tiles.first()).toHaveAttribute('data-key', first ?? '')
  await expect(tiles.last()).toHaveAttribute('data-key', '0/land:quarry')
})
