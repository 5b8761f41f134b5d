/** Each kind of page, for readers who set their device up otherwise. */
import type { Page } from '@playwright/test'
import { builtPages } from '../scripts/site/built.ts'
import { kindsOf } from '../scripts/site/kinds.ts'
import { expect, test } from './clean-page.ts'
import { inOwnType, outsideTheHeader, overflow } from './overflow.ts'
import { smallTargets } from './targets.ts'

const KINDS = kindsOf(builtPages()).filter(({ aside }) => !aside)

const addSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main *, header *'))
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return /[1-9]/.test(`${transitionDuration}${animationDuration}`)
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  )

for (const { name, example } of KINDS) {
  test(`${name}: zoomed, with larger or wider text, without motion`, async ({ page }) => {
    await page.goto(example, { waitUntil: 'load' })
    await inOwnType(page)
    expect(await moving(page), 'moves').toEqual([])
    expect((await smallTargets(page)).slice(0, 3), 'small targets').toEqual([])

    // A window of 1280 × 800 at 200 and at 400 per cent.
    for (const [width, height] of [
      [640, 400],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.locator('h1').first()).toBeVisible()
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }

    await page.setViewportSize({ width: 360, height: 780 })
    await addSheet(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    expect(await overflow(page), 'spaced text').toBeLessThanOrEqual(0)

    await addSheet(page, ':root { font-size: 200% !important }')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      if (['referee', 'score', 'player aid'].includes(name))
        expect(await overflow(page), `large text, ${width} px`).toBeLessThanOrEqual(0)
      expect(await outsideTheHeader(page), `large text, ${width} px`).toEqual([])
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('what can be read is there, and pages that need scripts say so', async ({ page }) => {
    for (const { name, example, needsScript } of KINDS) {
      await page.goto(example)
      await expect(page.locator('h1:visible'), name).toHaveCount(1)
      if (needsScript) await expect(page.locator('noscript p').first(), name).toBeVisible()
      else expect((await page.locator('main').innerText()).length, name).toBeGreaterThan(150)
    }
  })
})

test.describe('in the reader’s own colours', () => {
  test.use({ viewport: { width: 1280, height: 860 } })
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  /** What a place looks like: the ring of a target, the ground and edge of anything else. */
  const lookOf = (page: Page, selector: string, part = ''): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        const look = getComputedStyle(element, pseudo || null)
        const { borderTopWidth, borderTopStyle, backgroundColor, textDecorationLine, content } =
          look
        const ring = pseudo && content === 'none' ? 'none' : `${borderTopWidth} ${borderTopStyle}`
        return [ring, backgroundColor, textDecorationLine].join(' ')
      }, part)

  test('targets, what is chosen and what has the focus are told apart', async ({ page }) => {
    await page.goto('/puerto-rico/play/')
    await page.getByRole('button', { name: '바로 시작' }).click()
    const [small, large] = await page.locator('.harbour .ship').all()
    const feet = [small, large].map(async (ship) => {
      const box = await ship?.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    })
    expect(new Set(await Promise.all(feet)).size, 'ships lie in one row').toBe(1)
    await page.locator('[data-key="role:builder"]').click()
    const rings = [
      await lookOf(page, '[data-key="role:builder"]', '::after'),
      await lookOf(page, '[data-key="role:mayor"]', '::after'),
      await lookOf(page, '[data-key="building:wharf"]', '::after'),
    ]
    expect(new Set(rings).size).toBe(3)
    expect(rings[2]).toMatch(/^none/)
    await page.locator('.main-action').focus()
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      )
      return `${outlineStyle} ${outlineWidth}`
    })
    expect(focus).toBe('solid 3px')
    expect(await lookOf(page, '.main-action')).not.toBe(
      await lookOf(page, '[data-action="undo"], .icon-action'),
    )
    expect(await lookOf(page, '.house-spaces .well')).toMatch(/^1px solid/)
    await page.locator('.main-action').click()
    await expect(page.locator('[data-key="building:wharf"]')).toHaveClass(/is-illegal/)
    await expect(page.locator('[data-key="building:wharf"]')).toHaveCSS('opacity', '1')
  })

  test('pieces keep their colours', async ({ page }) => {
    await page.goto('/puerto-rico/play/')
    await page.getByRole('button', { name: '바로 시작' }).click()
    await expect(page.locator('.action-bar')).toBeVisible()
    const fills = await page.evaluate(() =>
      ['corn', 'fruit', 'sugar', 'tobacco', 'coffee'].map((good) => {
        const shape = document.querySelector(`.good.${good} .fill`)
        return shape ? getComputedStyle(shape).fill : ''
      }),
    )
    expect(new Set(fills).size).toBe(5)
  })

  test('what is on, and where one is, stays marked', async ({ page }) => {
    await page.goto('/puerto-rico/referee/')
    const [on, off] = ['true', 'false'].map((pressed) => `button[aria-pressed="${pressed}"]`)
    expect(await lookOf(page, on ?? '')).not.toBe(await lookOf(page, off ?? ''))
    expect(await lookOf(page, 'nav a[aria-current]')).toContain('underline')
    await page.goto('/puerto-rico/learn/captain-loading/')
    expect(await lookOf(page, '.step-nav a[aria-current]')).not.toBe(
      await lookOf(page, '.step-nav a:not([aria-current])'),
    )
    await page.goto('/puerto-rico/rules/captain/')
    expect(await lookOf(page, '.sidebar-content a[aria-current]')).toContain('underline')
    expect(await lookOf(page, '.sidebar-content a:not([aria-current])')).not.toContain('underline')
  })
})
