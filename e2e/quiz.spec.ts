/** The quiz of cases: answered by touch and by keyboard; what was wrong comes back. */
import type { Page } from '@playwright/test'
import { type Question, questionsOfBuild } from '../src/games/puerto-rico/referee/quiz.ts'
import { t } from '../src/games/puerto-rico/words/messages/quiz.ts'
import { progressKey } from '../src/saves/progress.ts'
import { expect, test } from './clean-page.ts'

const PATH = '/puerto-rico/quiz/'

const boxesOn = (page: Page): Promise<Record<string, { box: number; day: number }>> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').boxes ?? {},
    progressKey('puerto-rico'),
  )

/** The question that is asked, by the link to its case. */
async function asked(page: Page, questions: readonly Question[]): Promise<Question> {
  const href = await page
    .locator('.quiz-card')
    .getByRole('link', { name: t('quiz.more') })
    .getAttribute('href')
  const question = questions.find(({ id }) => href?.endsWith(`/${id}/`))
  if (!question) throw new Error(`no question has ${href}`)
  return question
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  test('an answer is judged, the verdict plays out, and how it went is kept', async ({ page }) => {
    const questions = questionsOfBuild()
    await page.goto(PATH, { waitUntil: 'networkidle' })
    await page.getByLabel(t('quiz.role')).selectOption('captain')
    const yes = page.getByRole('button', { name: t('quiz.yes'), exact: true })
    const show = page.getByRole('button', { name: t('quiz.show') })
    await expect(yes.or(show)).toBeVisible()
    await yes.or(show).tap()
    await expect(page.locator('.quiz-verdict')).not.toBeEmpty()
    const question = await asked(page, questions)
    expect(question.subjects).toContain('captain')
    if (question.yes === null) await page.getByRole('button', { name: t('quiz.was-wrong') }).tap()
    const box = question.yes === true ? 1 : 0
    await expect.poll(() => boxesOn(page)).toMatchObject({ [question.id]: { box } })
    await expect(page.locator('.quiz-figure [data-key="figure:back"]')).toBeEnabled()
    await page.getByRole('button', { name: t('quiz.next') }).tap()
    await expect(page.locator('.quiz-verdict')).toHaveCount(0)
  })
})

test('a verdict plays out though its figure comes after the answer', async ({ page }) => {
  let letCome = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/scenes/**', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto(PATH)
  const yes = page.getByRole('button', { name: t('quiz.yes'), exact: true })
  await yes.or(page.getByRole('button', { name: t('quiz.show') })).click()
  await expect(page.locator('.quiz-verdict')).not.toBeEmpty()
  // Longer than the first move of a verdict is waited for.
  await page.waitForTimeout(1500)
  letCome()
  await expect(page.locator('.quiz-figure [data-key="figure:back"]')).toBeEnabled()
})

test('one answers by keyboard, and a wrong one is asked first when one comes back', async ({
  page,
}) => {
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const first = page.locator('.quiz-card h2')
  const words = await first.innerText()
  const question = questionsOfBuild()[0]
  if (!question) throw new Error('there are no questions')
  const wrong = question.yes === null ? 'quiz.show' : question.yes ? 'quiz.no' : 'quiz.yes'
  await page.getByRole('button', { name: t(wrong), exact: true }).focus()
  await page.keyboard.press('Enter')
  if (question.yes === null) {
    await page.getByRole('button', { name: t('quiz.was-wrong') }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('.quiz-card .is-wrong')).toBeVisible()
  await expect.poll(() => boxesOn(page)).toMatchObject({ [question.id]: { box: 0 } })
  await page.getByRole('button', { name: t('quiz.next') }).focus()
  await page.keyboard.press('Enter')
  await expect(first).not.toHaveText(words, { useInnerText: true })
  await expect(first).toBeFocused()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(first).toHaveText(words, { useInnerText: true })
})

test('without a net it says so, and asks again on a tap', async ({ page, complaints }) => {
  await page.route('**/quiz/cases.json', (route) => route.abort())
  await page.goto(PATH, { waitUntil: 'networkidle' })
  await expect(page.getByRole('alert')).toContainText(t('quiz.failed'))
  complaints.length = 0
  await page.unroute('**/quiz/cases.json')
  await page.getByRole('button', { name: t('quiz.reload') }).click()
  await expect(page.locator('.quiz-card')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
