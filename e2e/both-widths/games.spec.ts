/** Two games on one site: each is found from the first page, and from any page of the other. */
import { expect, test } from '../clean-page.ts'

test('each game is found from the first page', async ({ page }) => {
  await page.goto('/')
  for (const game of ['puerto-rico', 'le-havre'])
    await expect(page.locator(`.site-header a[href="/${game}/"]`)).toBeVisible()
  await page.locator('.site-header a[href="/le-havre/"]').click()
  await expect(page).toHaveTitle('르아브르 · 항구 길잡이')
  await page.getByRole('link', { name: '바로 배우기' }).click()
  await expect(page).toHaveURL(/\/le-havre\/learn\/first-look\//)
})

test('from a page of a game one comes to the same of the other', async ({ page }) => {
  await page.goto('/le-havre/rules/ship/')
  await expect(page).toHaveTitle('배와 조선소 · 르아브르 · 항구 길잡이')
  await page.getByRole('button', { name: '르아브르. 게임 고르기' }).click()
  await page.locator('#games').getByRole('link', { name: '푸에르토 리코' }).click()
  await expect(page).toHaveURL(/\/puerto-rico\/rules\/$/)
  await page.getByRole('button', { name: '푸에르토 리코. 게임 고르기' }).click()
  await page.locator('#games').getByRole('link', { name: '항구 길잡이' }).click()
  await expect(page).toHaveTitle('푸에르토 리코와 르아브르 · 항구 길잡이')
})

test('one search tells of each hit which game it belongs to', async ({ page }) => {
  await page.goto('/')
  await page.locator('.search-open').click()
  await page.locator('#search input').fill('창고')
  await expect(page.locator('.found-kind').first()).toContainText('푸에르토 리코')
  await page.locator('#search input').fill('탄갱')
  await expect(page.locator('.found-kind').first()).toContainText('르아브르')
})
