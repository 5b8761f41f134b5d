import { expect, test } from './clean-page.ts'
import { inOwnType, overflow } from './overflow.ts'

test('a figure shows what its scenario makes, and says it too', async ({ page }) => {
  await page.goto('/puerto-rico/rules/captain/')
  const figure = page.locator('[id="captain.largest-load"] figure').first()
  await expect(figure.locator('.drawing [data-key="ship:6"]')).toHaveClass(/is-may/)
  await expect(figure.locator('.drawing [data-key="ship:4"]')).not.toHaveClass(/is-may/)
  await expect(figure).toContainText('4칸 배: 빈 배, 빈칸 4개.')
})

test('a state named in the address is lit', async ({ page }) => {
  await page.goto('/puerto-rico/chart/?at=captain.loading')
  await expect(page.locator('li[data-state="captain.loading"]')).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.locator('.is-here')).toHaveCount(2)
  await expect(page.locator('#zone-captain')).toBeInViewport()
})

test('a table of buildings shows each with its picture, and at its door what it makes', async ({
  page,
}) => {
  await page.goto('/puerto-rico/rules/production-buildings/')
  const rows = page.locator('.figures tbody:has(.effect) th')
  const count = await rows.count()
  expect(count).toBeGreaterThan(5)
  await expect(rows.locator('.art')).toHaveCount(count)
  await expect(rows.locator('.piece.good')).toHaveCount(count)
  const [outline] = await rows
    .locator('.art')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke))
  expect(outline).toMatch(/^rgba?\(/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test('the first screen of each role shows its picture', async ({ page }) => {
    for (const role of ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain']) {
      await page.goto(`/puerto-rico/rules/${role}/`)
      await expect(page.locator('main .art').first(), role).toBeInViewport({ ratio: 1 })
      expect(await overflow(page), role).toBe(0)
    }
  })
  for (const game of ['puerto-rico', 'le-havre'])
    test(`${game}: the letters of every drawing of the chart can be read, and the page stays as wide as it is`, async ({
      page,
    }) => {
      await page.goto(`/${game}/chart/`)
      await inOwnType(page)
      const drawings = page.locator('.zone-drawing')
      expect(await drawings.count()).toBeGreaterThan(3)
      const scales = await drawings.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().width / Number(one.getAttribute('width'))),
      )
      expect(Math.min(...scales)).toBeGreaterThan(0.8)
      expect(await overflow(page)).toBe(0)
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the rules are there: text, figures, links, cases', async ({ page }) => {
    await page.goto('/puerto-rico/rules/captain/')
    const rule = page.locator('[id="captain.largest-load"]')
    await expect(rule.locator('figure .ship').first()).toBeVisible()
    const fold = rule.locator('footer > details > summary').first()
    // Figures are laid out as they come near, and a press in that moment would miss.
    await fold.scrollIntoViewIfNeeded()
    await fold.click()
    await expect(rule.locator('details[open] a').first()).toBeVisible()
    await expect(rule.getByRole('link', { name: '직접 해 보기' })).toHaveAttribute(
      'href',
      /referee/,
    )
  })
})

test('on paper nothing is left that is only pressed', async ({ page }) => {
  await page.goto('/puerto-rico/rules/captain/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '찾기' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await expect(page.locator('.game-table')).toBeVisible()
  for (const bar of ['.modes', '.start', '.edit-bar', '.part', '.position-problems button'])
    await expect(page.locator(bar).first()).toBeHidden()
})
