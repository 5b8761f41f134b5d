import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './clean-page.ts'

const PAGES = [
  '',
  'all-rules/',
  'builder/',
  'captain/',
  'commercial-buildings/',
  'craftsman/',
  'differences/',
  'end/',
  'large-buildings/',
  'mayor/',
  'production-buildings/',
  'prospector/',
  'round/',
  'scoring/',
  'settler/',
  'setup/',
  'terms/',
  'trader/',
].map((page) => `/puerto-rico/rules/${page}`)
/** One page of each kind: text, a role with figures, building cards, lists, tables, drawings. */
const KINDS = [
  '/puerto-rico/rules/',
  '/puerto-rico/rules/settler/',
  '/puerto-rico/rules/large-buildings/',
  '/puerto-rico/rules/all-rules/',
  '/puerto-rico/rules/terms/',
  '/puerto-rico/chart/',
  '/puerto-rico/print/',
]
const MOST_SCRIPT = 15 * 1024

for (const path of [
  ...PAGES,
  '/puerto-rico/chart/',
  '/puerto-rico/coverage/',
  '/puerto-rico/print/',
])
  test(`${path} fits the screen and carries little script`, async ({ page }) => {
    let script = 0
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        script += gzipSync(await response.body()).length
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(sideways).toBe(0)
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT)
  })

for (const path of KINDS)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing on ${path}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
    })

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the rules are there: text, figures, links, cases', async ({ page }) => {
    await page.goto('/puerto-rico/rules/captain/')
    const rule = page.locator('[id="captain.largest-load"]')
    await expect(rule.locator('figure .ship').first()).toBeVisible()
    await rule.locator('summary').first().click()
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
})
