import { expect, test } from './clean-page.ts'

const CASE = '/puerto-rico/referee/?scenario=wharf/may-stay-unused'

test('the record of an evening takes names that come later, comes back, and prints its edition', async ({
  page,
}) => {
  await page.goto(CASE, { waitUntil: 'networkidle' })
  const form = page.locator('details:has(form .main-action)')
  await form.locator('summary').click()
  await form.getByRole('combobox', { name: '무엇을', exact: true }).selectOption('pass')
  await form.locator('.main-action').click()
  const record = page.locator('details:has(> summary:text("판정 기록"))')
  await record.locator('summary').click()
  const entry = page.locator('.rulings li').first()
  await expect(entry).toContainText('A: ')
  await page.locator('.rulings').getByLabel('A', { exact: true }).fill('민수')
  await expect(entry).toContainText('민수: ')
  await page.getByRole('button', { name: '기록 지우기' }).click()
  await expect(page.locator('.rulings li')).toHaveCount(0)
  await page.locator('.rulings').getByRole('button', { name: '되돌리기' }).click()
  await expect(entry).toContainText('민수: ')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.rulings .rules-in-force')).toContainText('2인판')
  const buttons = await page.locator('button').evaluateAll((all) => {
    const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }))
    return seen.map((one) => one.textContent)
  })
  expect(buttons).toEqual([])
})

test('the market is shared out by one button, and emptying the supply says what it does', async ({
  page,
}) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await page.getByRole('combobox', { name: '단계', exact: true }).selectOption('mayor.placing')
  const problems = page.locator('.position-problems')
  await problems.getByRole('button', { name: /나누어 주기/ }).click()
  await expect(problems).not.toHaveClass(/wrong/)
  const supply = page.locator('[data-part="supply"]')
  await supply.locator('summary').click()
  await supply.getByRole('button', { name: /^공급처 ?에서 일꾼 모두 나누어 주기$/ }).click()
  await expect(supply.locator('.emptied')).toContainText('→')
})

test('a ship is filled in one act, and a board written from the bar', async ({ page }) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await page.locator('[data-key="ship:6"]').first().click()
  await page.locator('.picker').getByRole('button', { name: '설탕' }).last().click()
  await expect(page.locator('[data-part="ships"]')).toBeAttached()
  await page.locator('[data-part="ships"] > summary').click()
  await expect(page.getByRole('textbox', { name: /6칸 배/ })).toHaveValue('6')
  const bar = page.locator('.edit-bar')
  await bar.getByRole('button', { name: '한 줄로 적기' }).click()
  await bar.locator('textarea').fill('주화 일곱 개, 조선소 일꾼, 옥수수 다섯 개')
  await bar.getByRole('button', { name: '이대로 놓기' }).click()
  await expect(bar.locator('textarea')).toHaveValue('주화 7, 옥수수 5, 조선소 1')
  await bar.getByRole('button', { name: '그만두기' }).click()
  await expect(bar.locator('.stepper .count').first()).toHaveValue('7')
})

test('the score of now says who leads, and cites what parts equal ones', async ({ page }) => {
  await page.goto(CASE, { waitUntil: 'networkidle' })
  await page.locator('details.panel > summary', { hasText: /^지금 점수$/ }).click()
  const score = page.locator('.final-score')
  await expect(score.locator('.winner')).toContainText('앞서')
  await expect(score.getByRole('link', { name: '점수 12.3' })).toBeVisible()
  await page.goto('/le-havre/referee/?scenario=enter/occupied', { waitUntil: 'networkidle' })
  await page.locator('details.panel > summary', { hasText: /^지금/ }).click()
  await expect(page.locator('.final-score > p').first()).toContainText('앞서')
})

test('what a draw brings is marked as chance', async ({ page }) => {
  await page.goto('/puerto-rico/referee/?scenario=hacienda/draw-then-take', {
    waitUntil: 'networkidle',
  })
  const form = page.locator('details:has(form .main-action)')
  await form.locator('summary').click()
  await form.getByRole('combobox', { name: '무엇을', exact: true }).selectOption('drawTile')
  await form.locator('.main-action').click()
  await expect(page.locator('.verdict li').first()).toContainText('뽑아 봐야 안다')
})

test('options go by the classic names before the page is touched', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('names', 'classic'))
  await page.goto('/puerto-rico/referee/', { waitUntil: 'load' })
  const phases = await page
    .getByRole('combobox', { name: '단계', exact: true })
    .locator('option')
    .allTextContents()
  expect(phases.join()).toContain('시장')
  expect(phases.join()).not.toContain('모집관')
})

test('the coverage of all rules is folded by chapter, and an address opens its rule', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/puerto-rico/coverage/#wharf.load')
  await expect(page.locator('[id="wharf.load"]')).toBeInViewport()
  await page.goto('/puerto-rico/coverage/')
  await page.reload()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(3000)
})
