import type { Page } from '@playwright/test'
import { expect, test } from '../clean-page.ts'

const at = (page: Page, place: string) => page.locator(`.scene [data-key="${place}"]`)
const said = (page: Page) => page.locator('.scene-say')

/** Scripts of the site that were fetched, by name. */
function scripts(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname)
  })
  return fetched
}

test('the table costs nothing until it is touched, and the first tap counts', async ({ page }) => {
  const fetched = scripts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fetched.join()).not.toMatch(/Scene|preact/)
  await expect(page.locator('.picture .painting').first()).toBeInViewport()
  await expect(page.getByText('2~5인 보드게임이에요.')).toBeInViewport()
  await at(page, '0/good:corn').click()
  await expect(said(page)).toContainText('배')
  await expect(at(page, '0/good:corn')).toHaveAttribute('aria-pressed', 'true')
  expect(fetched.join()).toMatch(/Scene/)
})

test('a move is made by the rules and told with them; it can be made again', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await at(page, '0/good:corn').click()
  await at(page, 'ship:6').click()
  await expect(said(page)).toContainText('옥수수')
  await expect(said(page).getByRole('link').first()).toHaveAttribute('href', /\/rules\/.+#/)
  await expect(at(page, '0/good:corn')).toContainText('0')
  await expect(page.getByRole('link', { name: '이어서 배우기' })).toHaveAttribute(
    'href',
    /\/learn\//,
  )
  await page.getByRole('button', { name: '다시 두기' }).click()
  await expect(at(page, '0/good:corn')).toContainText('3')
  await expect(said(page)).toContainText('직접 두어 보세요')
})

test('an impossible move is refused by its rule', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await at(page, '0/good:sugar').click()
  await at(page, 'ship:6').click()
  await expect(said(page)).toHaveClass(/is-refused/)
  await expect(said(page).getByRole('link')).toHaveAttribute('href', /\/rules\/captain\/#captain\./)
  await expect(at(page, '0/good:sugar')).toContainText('1')
})

test('by keyboard the same', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await at(page, '0/good:corn').focus()
  await page.keyboard.press('Enter')
  await expect(at(page, '0/good:corn')).toHaveAttribute('aria-pressed', 'true')
  await at(page, 'ship:6').press('Enter')
  await expect(page.getByRole('button', { name: '다시 두기' })).toBeVisible()
})
