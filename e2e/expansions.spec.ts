import { expect, test } from './clean-page.ts'
import { ACTION, expectDone, openLesson } from './lessons.ts'
import { playARound } from './playing.ts'

test('a rule of an expansion is tried below its paragraph, with nobles drawn and tapped', async ({
  page,
}) => {
  await page.goto('/puerto-rico/rules/nobles/')
  const rule = page.locator('article.rule[id="noble.take"]')
  await rule.locator('.rule-try').click()
  await expect(rule.locator('.drawing [data-key="aboard"] .noble').first()).toBeVisible()
  await rule.locator('[data-key="figure:next"]').click()
  await rule.locator('.drawing [data-key="aboard"]').click()
  await expect(rule.locator('.figure-said .frame-notes')).toContainText('귀족')
  await rule.locator('[data-key="figure:play"]').click()
  await expect(page.locator('.free-play [data-key="supplyNoble"]')).toBeVisible()
})

test('a game with both expansions is drafted and played by taps, and taken up again', async ({
  page,
}) => {
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await page.getByText('차림 바꾸기').click()
  for (const letter of ['A', 'B']) await page.getByLabel(`${letter} 자리`).selectOption('human')
  await page.getByLabel('확장 1').check()
  await page.getByLabel('확장 2').check()
  await page.getByRole('button', { name: '이렇게 시작' }).click()

  const prompt = page.locator('.prompt')
  await expect(prompt).toContainText('게임에 쓸 건물을 고르세요')
  // A kind of a full price is refused by its rule; the guesthouse is one of those that can be chosen.
  for (const building of ['guesthouse', 'aqueduct']) {
    await page.locator(`[data-key="building:${building}"]`).click()
    await page.locator('.main-action').click()
  }
  await page.locator('[data-key="building:hospice"]').click()
  await expect(page.locator('.refusal')).toBeVisible()
  for (let picks = 2; picks < 17; picks++) {
    await page.locator('.spot.is-may[data-key^="building:"]').first().click()
    await page.locator('.main-action').click()
  }
  await expect(prompt).toContainText('역할')
  await expect(page.locator('[data-key="building:guesthouse"]')).toBeVisible()
  await expect(page.locator('[data-key="building:hospice"]')).toHaveCount(0)
  await expect(page.locator('[data-key="aboard"] .noble')).toHaveCount(1)

  await playARound(page, 'body')
  await expect(page.locator('.status')).toContainText('2라운드')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await expect(page.locator('.status')).toContainText('2라운드')
  await expect(page.locator('[data-key="building:guesthouse"]')).toBeVisible()
  await page.getByRole('button', { name: '이 자리 판정하기' }).click()
  await expect(page.locator('.ask [data-key="aboard"] .noble').first()).toBeVisible()

  await page.getByRole('button', { name: '판 차리기' }).click()
  const held = page.locator('.set-up-table .board-body').first().locator('.nobles-held b')
  const supply = page.locator('[data-key="supplyNoble"]')
  await supply.click()
  await expect(held).toBeVisible()
  const before = Number(await held.textContent())
  await supply.click()
  await expect(held).toHaveText(String(before + 1))
})

test('lessons of the expansions are played by taps', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/nobles/#a-noble-arrives')
  await page.locator('.live [data-key="aboard"]').click()
  await page.locator(ACTION).click()
  await expectDone(page)
  await page.locator(ACTION).click()
  for (const key of ['smallFruitPlant', 'chapel', 'smallFruitPlant'])
    await page.locator(`[data-key="0/city:${key}"]`).click()
  await page.locator(ACTION).click()
  await expectDone(page)

  await openLesson(page, '/puerto-rico/learn/new-buildings/#pay-otherwise')
  await page.locator('.live [data-key="building:lighthouse"]').click()
  await page.locator(ACTION).click()
  await expectDone(page)
})
