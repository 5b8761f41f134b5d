import { addressOf } from './address.ts'
import { expect, test } from './clean-page.ts'

test('a sheet is counted as it is entered, and its link opens the same', async ({
  page,
  context,
}) => {
  await page.goto('/puerto-rico/score/', { waitUntil: 'networkidle' })
  const first = page.locator('.entry').first()
  const pad = page.locator('.score-pad')
  await expect(pad).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(pad.getByRole('row')).toHaveCount(10)
  await expect(page.locator('.final-score')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await first.getByLabel('승점 칩').fill('23')
  await first.getByLabel('소형 설탕 공장').check()
  await first.getByLabel('세관').check()
  const total = page.locator('.final-score .total td').first()
  await expect(total).toHaveText('33')
  await expect(pad).toHaveCount(0)
  await first.locator('.empty input').check()
  await expect(total).toHaveText('28')
  const other = await context.newPage()
  await other.goto(await addressOf(page), { waitUntil: 'networkidle' })
  await expect(other.locator('.final-score .total td').first()).toHaveText('28')
  await expect(page.locator('.entry').nth(1).getByLabel('세관')).toBeDisabled()

  const seats = page.getByRole('combobox', { name: '사람 수' })
  const third = page.locator('.entry').nth(2).getByLabel('승점 칩')
  await seats.selectOption('3')
  await third.fill('9')
  await seats.selectOption('2')
  await seats.selectOption('3')
  await expect(third).toHaveValue('9')
  await other.goto('/about/')
  await other.goto('/puerto-rico/score/', { waitUntil: 'networkidle' })
  await expect(other.locator('.score-tools [role="status"]')).toContainText('지난번에 적던')
  await expect(other.locator('.entry')).toHaveCount(3)
  await expect(other.locator('.entry').nth(2).getByLabel('승점 칩')).toHaveValue('9')
})

test('entries that go at once are told, and come back', async ({ page }) => {
  await page.goto('/puerto-rico/score/', { waitUntil: 'networkidle' })
  const chips = page.locator('.entry').first().getByLabel('승점 칩')
  const nobles = page.locator('.entry').first().getByLabel('귀족')
  const back = page.getByRole('button', { name: '되돌리기' })
  const clear = page.getByRole('button', { name: '비우기' })
  const status = page.locator('.score-tools [role="status"]')
  await clear.click()
  await expect(back).toBeDisabled()
  await page.getByLabel('확장과 함께').check()
  await nobles.first().fill('4')
  await chips.fill('23')
  await page.getByLabel('확장과 함께').uncheck()
  await expect(status).toContainText('확장에서만')
  await back.click()
  await expect(nobles.first()).toHaveValue('4')
  await clear.click()
  await expect(status).toContainText('지웠어요')
  await back.click()
  await expect(chips).toHaveValue('23')
  await page.getByRole('button', { name: '되살리기' }).click()
  await expect(chips).toHaveValue('0')
})

test('Le Havre: another game is another sheet, which says so, and the way back is open', async ({
  page,
}) => {
  await page.goto('/le-havre/score/', { waitUntil: 'networkidle' })
  const total = page.locator('.final-score .total td').first()
  await page.getByLabel('카드 더하기').first().selectOption('fishery')
  await expect(total).toHaveText('10')
  await page.getByRole('combobox', { name: '인원' }).selectOption('3')
  await expect(page.getByRole('status').first()).toContainText('새 점수표')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(total).toHaveText('10')
})

test('Le Havre: a total follows each key that is typed, before the field is left', async ({
  page,
}) => {
  await page.goto('/le-havre/score/', { waitUntil: 'networkidle' })
  const francs = page.locator('input.count').first()
  const total = page.locator('.final-score .total td').first()
  await francs.focus()
  await page.keyboard.type('37')
  await expect(total).toHaveText('37')
  await page.keyboard.press('Backspace')
  await expect(total).toHaveText('3')
  // Nothing is no number yet: what was counted stays until the field is left, and comes back then.
  await page.keyboard.press('Backspace')
  await expect(francs).toHaveValue('')
  await francs.blur()
  await expect(francs).toHaveValue('3')
})

test('Le Havre: a sheet is kept over a reload and for another visit, and its link opens the same', async ({
  page,
}) => {
  const address = '/le-havre/score/'
  await page.goto(address, { waitUntil: 'networkidle' })
  const total = page.locator('.final-score .total td').first()
  const status = page.getByRole('status').first()
  await page.getByLabel('카드 더하기').first().selectOption('fishery')
  await expect(total).toHaveText('10')
  const link = await addressOf(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(total).toHaveText('10')
  await page.goto('/about/')
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(total).toHaveText('10')
  await expect(status).toContainText('지난번에 적던')
  await page.getByRole('button', { name: '비우기' }).click()
  await expect(total).toHaveText('0')
  await expect(status).toContainText('되돌리면')
  await page.goto('/about/')
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(total).toHaveText('0')
  await expect(status).toBeEmpty()
  await page.goto('/about/')
  await page.goto(link, { waitUntil: 'networkidle' })
  await expect(total).toHaveText('10')
})

test('a link that cannot be read is told for what it is, over an empty sheet', async ({ page }) => {
  for (const [hash, why] of [
    ['#pr1.q1Y', '잘렸거나 바뀌었어요'],
    ['#1.%5B%5B', '예전 형식'],
    ['#lh1.q1Y', '다른 게임'],
  ]) {
    await page.goto(`/puerto-rico/score/${hash}`)
    await page.reload({ waitUntil: 'networkidle' })
    const status = page.locator('.score-tools [role="status"]')
    await expect(status).toContainText(why ?? '')
    await expect(status).toContainText('빈 점수표를 열었어요')
    await expect(page.locator('.final-score .total td').first()).toHaveText('0')
  }
  await page.goto('/le-havre/score/#lh1.q1Y')
  await expect(page.getByRole('status').first()).toContainText('빈 점수표를 열었어요')
})

test('on a small phone the points of five are all in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/puerto-rico/score/', { waitUntil: 'networkidle' })
  await page.getByRole('combobox', { name: '사람 수' }).selectOption('5')
  const sheet = page.locator('.final-score')
  await expect(sheet.locator('thead th')).toHaveCount(5)
  expect(await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
})
