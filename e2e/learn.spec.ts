import type { Page } from '@playwright/test'
import { noProgress, progressKey } from '../src/saves/progress.ts'
import { IN_MOTION } from './browser.ts'
import { expect, test } from './clean-page.ts'
import { ACTION, expectDone, expectStep, openLesson } from './lessons.ts'

test.use(IN_MOTION)

const PROGRESS_KEY = progressKey('puerto-rico')
const CHAPTER = '/puerto-rico/learn/your-board/'

/** The first chapter: for each step the places to press. */
const STEPS: readonly (readonly string[])[] = [
  ['0/good:corn', 'ship:4'],
  ['building:largeFruitPlant', ACTION],
  ['tile:corn', ACTION],
  ['0/manned:fruit', '0/land:corn', ACTION],
  ['role:craftsman', ACTION, 'supplyGood:corn', ACTION],
  ['0/good:sugar', ACTION],
  ['0/good:corn', 'ship:4'],
  ['role:captain', ACTION, '0/good:sugar', 'ship:4'],
]

const selectorOf = (place: string): string => (place === ACTION ? ACTION : `[data-key="${place}"]`)

async function finishStep(page: Page, number: number, onward: () => Promise<void>): Promise<void> {
  await expectDone(page)
  await expect(page.getByRole('status').first()).not.toBeEmpty()
  await onward()
  await expect(page.locator('.task')).toBeFocused()
  if (number === STEPS.length) return
  await expectStep(page, number + 1)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the first chapter is played by touch, and the map knows it', async ({ page }) => {
    await openLesson(page, CHAPTER)
    const press = (selector: string) => page.locator(selector).first().tap()
    for (const [index, step] of STEPS.entries()) {
      // The last two are without help.
      // Where something can be pressed it stands behind one button.
      const hint = page.getByRole('button', { name: '힌트', includeHidden: true })
      await expect(hint).toHaveCount(index < STEPS.length - 2 ? 1 : 0)
      for (const place of step) await press(selectorOf(place))
      await finishStep(page, index + 1, () => press(ACTION))
    }
    await expect(page.locator('.task')).toContainText('되나요?')
    await page.getByRole('button', { name: '돼요', exact: true }).tap()
    await expect(page.locator('.step-message.is-missed')).toContainText('하면 안 돼요.')
    await expect(page.locator('.summary li')).toHaveCount(3)
    await expect(page.locator('.summary')).toBeInViewport({ ratio: 0.9 })
    await expect(page.locator('.summary svg use')).toHaveAttribute('href', /#largeFruitPlant$/)
    await expect(page.locator(ACTION)).toHaveAttribute('href', /\/learn\/roles\/$/)
    await page.goto('/puerto-rico/learn/', { waitUntil: 'networkidle' })
    await expect(page.locator('.chapters .done')).toHaveCount(1)
    await expect(page.locator('.chapters .done')).toContainText('9/9')
  })
})

test('a typed line that says nothing, or too little, is answered', async ({ page }) => {
  await openLesson(page, CHAPTER)
  await page.getByRole('button', { name: '말로 두기' }).click()
  const line = page.getByLabel('둘 수를 써 보세요.')
  await line.fill('포도')
  await line.press('Enter')
  await expect(page.locator('.typed')).toContainText('이렇게 써 보세요')
  await line.fill('옥수수')
  await line.press('Enter')
  await expect(page.locator('.typed .choices button')).toHaveCount(2)
  await page.locator('.typed .choices button').first().click()
  await expect(page.locator('.step-message.is-done')).toBeVisible()
})

test('a foreseen wrong move is answered: refused by its rule, or played and taken back', async ({
  page,
}) => {
  await openLesson(page, `${CHAPTER}#build-for-points`)
  await page.locator('.task .term > button').first().click()
  await expect(page.locator('.gloss:popover-open')).toContainText('주화')
  await page.keyboard.press('Escape')
  await page.locator('[data-key="building:largeSugarMill"]').click()
  // The answer of the step alone: what the rule says would tell the same once more.
  await expect(page.locator('.refusal p')).toHaveText(/^2점짜리가 맞지만/)
  await expect(page.locator('.refusal a').first()).toHaveAttribute('href', /#builder\.price$/)
  await page.locator('[data-key="building:smallWarehouse"]').click()
  await page.locator(ACTION).click()
  await expect(page.locator('.step-message.is-missed')).toContainText('2점짜리를 찾아봐요')
  await expect(page.locator('.consequence')).toContainText('건물값 3')
  await page.getByRole('button', { name: '무르고 다시 하기' }).click()
  await expect(page.locator('.prompt')).toContainText('지을 건물을 고르세요')
})

test('the solution is shown move by move, after the hint', async ({ page }) => {
  await openLesson(page, `${CHAPTER}#make-goods`)
  await page.getByRole('button', { name: '힌트' }).click()
  await expect(page.locator('.step-message')).toContainText('생산자를 고른 다음')
  await page.getByRole('button', { name: '풀이' }).click()
  for (const number of [1, 2]) {
    await expect(page.locator('.step-message')).toContainText(`풀이 ${number}/2`)
    await page.getByRole('button', { name: '이 수 두기' }).click()
  }
  await expect(page.locator('.step-message.is-done')).toBeVisible()
  // It is a step on the way like any other: nobody is held up by it.
  await expect(page.locator('.step-nav .done')).toHaveCount(1)
})

test('progress outlives the page, can be forgotten, and damage is told', async ({ page }) => {
  await openLesson(page, `${CHAPTER}#take-land`)
  await page.locator('[data-key="tile:corn"]').click()
  await page.locator(ACTION).click()
  await expect(page.locator('.step-nav .done')).toHaveCount(1)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('.step-nav .done')).toHaveCount(1)
  await expect(page.locator('.step-nav [aria-current]')).toHaveAttribute(
    'aria-label',
    '3단계, 마침',
  )

  await page.goto('/puerto-rico/learn/', { waitUntil: 'networkidle' })
  await expect(page.locator('.onward')).toContainText('1단계')
  await page.getByRole('button', { name: '기록 지우기' }).click()
  await page.getByRole('button', { name: '정말 지우기' }).click()
  await expect(page.locator('.onward')).toHaveText('빠른 길로 시작하기')

  const file = {
    ...noProgress('puerto-rico'),
    done: { 'your-board': ['take-land'] },
    solved: { 'no-such-problem': 1 },
    boxes: { 'captain/no-such-case': { box: 1, day: 20_000 } },
  }
  await page.locator('.kept input[type=file]').setInputFiles({
    ...{ name: 'course.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await expect(page.locator('.kept [role=status]')).toContainText(
    'no-such-problem, captain/no-such-case',
  )
  await expect(page.locator('.chapters a[href$="/your-board/"]')).toContainText('1/9')

  await page.evaluate((key) => localStorage.setItem(key, '{"version":'), PROGRESS_KEY)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('.kept .warning')).toContainText('따로 두었')
  const aside = await page.evaluate(
    (key) => localStorage.getItem(`${key}.unreadable`),
    PROGRESS_KEY,
  )
  expect(aside).toBe('{"version":')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a step is read: its task, its board, its solution', async ({ page }) => {
    await page.goto(`${CHAPTER}#build-for-points`)
    const step = page.locator('#build-for-points')
    await expect(step).toBeInViewport()
    await expect(step).toContainText('2점짜리를 지어 보세요')
    await expect(step.locator('[data-key="building:largeFruitPlant"]')).toBeVisible()
    await expect(step.locator('ol')).toContainText('공장 짓기')
  })
})
