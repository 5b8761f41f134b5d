/** Rings round what can be done lie apart from each other, however close the pieces are. */
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { openLesson, untilMine } from './lessons.ts'

const STEPS = [
  '/puerto-rico/learn/settler/',
  '/puerto-rico/learn/mayor/',
  '/puerto-rico/learn/mayor/#move-everyone',
  '/puerto-rico/learn/builder/#only-one-there',
  '/puerto-rico/learn/trader/#the-dearest',
  '/puerto-rico/learn/captain-loading/',
  '/puerto-rico/learn/captain-storing/',
  '/le-havre/learn/first-look/',
  '/le-havre/learn/paying/',
]

/** Pairs of rings that come closer than a pixel, and how many rings there are. */
const close = (page: Page) =>
  page.locator('.live .spot:visible').evaluateAll((spots) => {
    const rings = spots.flatMap((spot) => {
      const style = getComputedStyle(spot, '::after')
      if (style.content === 'none') return []
      const { left, right, top, bottom } = spot.getBoundingClientRect()
      const inset = Number.parseFloat
      return {
        key: spot.getAttribute('data-key') ?? '',
        left: left + inset(style.left),
        right: right - inset(style.right),
        top: top + inset(style.top),
        bottom: bottom - inset(style.bottom),
      }
    })
    const pairs = rings.flatMap((a, at) =>
      rings.slice(at + 1).flatMap((b) => {
        const across = Math.max(a.left, b.left) - Math.min(a.right, b.right)
        const along = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
        return Math.max(across, along) < 1 ? `${a.key} and ${b.key}` : []
      }),
    )
    return { count: rings.length, pairs }
  })

for (const width of [360, 768, 1440])
  test(`at ${width} px no two rings touch`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    let all = 0
    for (const step of STEPS) {
      await openLesson(page, step)
      await untilMine(page)
      const { count, pairs } = await close(page)
      all += count
      expect(pairs, step).toEqual([])
    }
    expect(all).toBeGreaterThan(10)
  })

test('of many buildings none is ringed: what cannot be bought steps back, and can be read', async ({
  page,
}) => {
  await openLesson(page, '/puerto-rico/learn/builder/#only-one-there')
  const ringed = page.locator('.building-supply .spot.is-may:not(.is-lit)')
  await expect(ringed).not.toHaveCount(0)
  const drawn = await ringed.evaluateAll((all) =>
    all.map((spot) => getComputedStyle(spot, '::after').content),
  )
  expect(new Set(drawn)).toEqual(new Set(['none']))
  const [can, cannot] = await Promise.all(
    ['.is-may', '.is-illegal:not(.is-lit)'].map((kind) =>
      page
        .locator(`.building-supply .spot${kind} > .building`)
        .first()
        .evaluate((card) => getComputedStyle(card).boxShadow),
    ),
  )
  expect(can).not.toBe('none')
  expect(cannot).toBe('none')
})
