/** Numbers to try on the pages of rules: they work by touch, and tell what the rules say to them. */
import { expect, test } from './clean-page.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

test('energy is paid on the page of payments, by what the rules say', async ({ page }) => {
  await page.goto('/le-havre/rules/pay/')
  const box = page.getByRole('region', { name: '철을 강철로 바꿀 에너지를 내 본다' })
  await box.scrollIntoViewIfNeeded()
  const said = box.locator('p[role=status]')
  // The first tap is kept until the code has come.
  await box.locator('.toggles button').nth(1).tap()
  await expect(box.locator('.toggles button').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(box.locator('.owed').first()).toContainText('10')
  // A token that could be left out is refused with its reason, and the numbers stay.
  await expect(said).not.toHaveClass(/is-no/)
  await box.getByRole('group', { name: '나무' }).locator('[data-step="more"]').tap()
  await expect(said).toHaveClass(/is-no/)
  await box.getByRole('group', { name: '나무' }).locator('[data-step="less"]').tap()
  await expect(said).not.toHaveClass(/is-no/)
})

test('goods are shipped and turned over where their rules stand', async ({ page }) => {
  await page.goto('/le-havre/rules/action/')
  const load = page.getByRole('region', { name: '배 세 척에 실어 본다' })
  await load.scrollIntoViewIfNeeded()
  await load.locator('[data-step="less"]:enabled').first().tap()
  await expect(load.locator('p[role=status]')).toContainText('실은 것 6')
  const turned = page.getByRole('region', { name: '자기 건물에서 몇 개든 뒤집어 본다' })
  await turned.getByRole('button', { name: '훈제소' }).tap()
  await turned.locator('[data-step="less"]').tap()
  await expect(turned.locator('p[role=status]')).toContainText('훈제 생선 5')
})

test('food is paid at the end of a round, less what ships bring', async ({ page }) => {
  await page.goto('/le-havre/rules/end/')
  const box = page.getByRole('region', { name: /음식을 내 본다/ })
  await box.scrollIntoViewIfNeeded()
  await expect(box.locator('.owed').first()).toContainText('4')
  await box.getByRole('group', { name: '고기' }).locator('[data-step="most"]').tap()
  await expect(box.locator('p[role=status]')).toHaveClass(/is-no/)
})

test('a harbour is counted as it is changed', async ({ page }) => {
  await page.goto('/le-havre/rules/score/')
  const board = page.locator('.score-board')
  await board.scrollIntoViewIfNeeded()
  const total = board.locator('.score-lines .total')
  await expect(total).toContainText('111')
  // The first tap is kept until the code has come.
  await board.locator('[data-key="0/loan"]').tap()
  await expect(total).toContainText('104')
  await board.getByText('더 놓기', { exact: true }).tap()
  await board.locator('[data-key="card:storehouse"]').tap()
  await expect(board.locator('fieldset')).toHaveCSS('border-top-width', '0px')
  await expect(board.locator('.score-lines')).toContainText('창고')
  await expect(total).toContainText('114')
  await board.locator('[data-key="score:remove"]').tap()
  await board.locator('.score-pair [data-key="card:wharf1"]').tap()
  await expect(total).toContainText('97')
})
