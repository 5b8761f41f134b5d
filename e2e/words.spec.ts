import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { start } from './playing.ts'

const PAGE = '/puerto-rico/rules/mayor/'
const ARTICLE = '#mayor\\.share'

async function chooseClassic(page: Page): Promise<void> {
  await page.getByRole('button', { name: '보기 설정' }).click()
  await page.getByRole('radio', { name: /고전판/ }).check()
}

test('the switch renames everything at once, particles too, and is remembered', async ({
  page,
}) => {
  await page.goto(PAGE)
  const rule = page.locator(ARTICLE)
  await expect(rule.getByRole('heading')).toHaveText(/인력 시장의 일꾼은/, { useInnerText: true })
  await chooseClassic(page)
  await expect(rule.getByRole('heading')).toHaveText(/이주민 선박의/, { useInnerText: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('시장', { useInnerText: true })
  await expect(page.locator('main')).not.toContainText(/모집관|일꾼/, { useInnerText: true })

  // Before anything is drawn: the attribute is there when the body begins.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.namesAtBody = document.documentElement.dataset.names ?? ''
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-names-at-body', 'classic')
})

test('what can hold one name alone follows too: announcements and options', async ({ page }) => {
  await start(page)
  await chooseClassic(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-key="role:mayor"]').click()
  await page.locator('.main-action').click()
  await expect(page.locator('.live').getByRole('status')).toContainText(/시장을 고름.*이주민/)

  await page.goto('/puerto-rico/referee/cases/')
  const building = page.locator('.filter select').nth(1)
  await expect(building.getByRole('option', { name: '숙박소' })).toHaveCount(1)
  await expect(building.getByRole('option', { name: '병원' })).toHaveCount(0)
})

test('a term explains itself when pressed, and closes with Escape', async ({ page }) => {
  await page.goto(PAGE)
  const term = page.locator(`${ARTICLE} .term > button`).first()
  await term.click()
  await expect(page.locator('.gloss:popover-open')).toContainText('colonist ship')
  await page.keyboard.press('Escape')
  await expect(page.locator('.gloss:popover-open')).toHaveCount(0)
})

test('by keyboard a term explains itself when reached', async ({ page }) => {
  await page.goto(PAGE)
  await page.locator(`${ARTICLE} .rule-anchor`).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.gloss:popover-open')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('.gloss:popover-open')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.gloss:popover-open')).toHaveCount(0)
})

test('under the pointer an explanation opens, stays while it is read, and goes', async ({
  page,
  isMobile,
}) => {
  await page.goto(PAGE)
  const open = page.locator('.gloss:popover-open')
  await page.locator(`${ARTICLE} .term > button`).first().hover()
  if (isMobile) return
  await expect(open).toHaveCount(1)
  await open.hover()
  await page.waitForTimeout(500)
  await expect(open).toHaveCount(1)
  await page.mouse.move(2, 2)
  await expect(open).toHaveCount(0)
})

for (const { path, id } of [
  { path: PAGE, id: 'mayor.share' },
  { path: '/le-havre/rules/loan/', id: 'loan.fewest' },
])
  test(`an anchor copies the address of its rule: ${id}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    const rule = page.locator(`[id="${id}"]`)
    await rule.locator('.rule-anchor').click()
    await expect(rule.locator('.rule-copied')).toHaveText('링크를 복사했어요.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.endsWith(`${path}#${id}`)).toBe(true)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('terms show in one set, explain themselves and anchors lead to the rule', async ({
    page,
  }) => {
    await page.goto(PAGE)
    const rule = page.locator(ARTICLE)
    await expect(rule.getByRole('heading')).not.toHaveText(/이주민/, { useInnerText: true })
    await rule.locator('.term > button').first().click()
    await expect(page.getByText('Colonist Ship')).toBeVisible()
    await page.keyboard.press('Escape')
    await rule.locator('.rule-anchor').click()
    await expect(page).toHaveURL(/#mayor\.share$/)
  })
})
