/** How the table of a lesson behaves on a phone. */
import { expect, test } from './clean-page.ts'
import { ACTION, expectDone, openLesson, untilMine } from './lessons.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('what to store can be put together by taps, and the rules answer', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/captain-storing/#not-more-not-less')
  const tobacco = page.locator('[data-key="0/good:tobacco"]')
  await tobacco.tap()
  await tobacco.tap()
  await page.getByRole('button', { name: '담배 2개 남기기' }).tap()
  await expect(page.locator('.refusal a').first()).toHaveAttribute('href', /storage\.single$/)
  await expect(page.locator('.choices button')).not.toHaveCount(0)
  await tobacco.tap()
  await tobacco.tap()
  await page.getByRole('button', { name: '담배 1개 남기기' }).tap()
  await expectDone(page)
})

test('nothing can be taken back before the learner has moved', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/first-round/#a-first-building')
  await untilMine(page)
  await expect(page.locator('.prompt')).toHaveText('지을 건물을 고르세요.')
  const back = page.locator('[data-action="undo"]')
  await expect(back).toHaveCount(0)
  await openLesson(page, '/puerto-rico/learn/your-board/#make-goods')
  await page.locator('[data-key="role:craftsman"]').tap()
  await page.locator(ACTION).tap()
  await back.tap()
  await expect(page.locator('.prompt')).toHaveText('역할을 하나 고르세요.')
})

test('what was built comes into view, and the next task after it', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/your-board/#build-for-points')
  await page.locator('[data-key="building:largeFruitPlant"]').tap()
  await page.locator(ACTION).tap()
  await expectDone(page)
  await expect(page.locator('[data-key="0/city:largeFruitPlant"]')).toBeInViewport({ ratio: 0.9 })
  await page.locator(ACTION).tap()
  await expect(page.locator('.task')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.task')).toContainText('열두 칸')
})

test('a finished game says so', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/the-end/#the-tie')
  await page.locator('[data-key="role:prospector"]').tap()
  await page.locator(ACTION).tap()
  await expectDone(page)
  await expect(page.locator('.status')).toContainText('게임 끝')
  await expect(page.locator('.status')).not.toContainText('역할 고르기')
})
