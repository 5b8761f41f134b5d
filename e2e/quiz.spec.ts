/** The quiz of cases of both games: answered by touch and by keyboard; what was wrong comes back. */
import type { Page } from '@playwright/test'
import { questionsOfBuild as ofLeHavre } from '../src/games/le-havre/reference/quiz.ts'
import { questionsOfBuild as ofPuertoRico } from '../src/games/puerto-rico/referee/quiz.ts'
import { progressKey } from '../src/saves/progress.ts'
import { parse, toText } from '../src/text/markup.ts'
import { t } from '../src/text/messages/quiz.ts'
import type { Question } from '../src/ui/quiz/question.ts'
import { expect, test } from './clean-page.ts'

const GAMES = [
  { game: 'puerto-rico', questionsOfBuild: ofPuertoRico, topic: 'captain' },
  { game: 'le-havre', questionsOfBuild: ofLeHavre, topic: 'ship' },
] as const

const boxesOn = (page: Page, game: string): Promise<Record<string, { box: number; day: number }>> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').boxes ?? {},
    progressKey(game),
  )

const head = (page: Page) => page.locator('.quiz-card h2')
const wordsOf = ({ question }: Question): string => toText(parse(question))

/** The question that is asked now. */
async function asked(page: Page, questions: readonly Question[]): Promise<Question> {
  const words = await head(page).innerText()
  const question = questions.find((one) => wordsOf(one) === words)
  if (!question) throw new Error(`nothing asks '${words}'`)
  return question
}

const answer = (page: Page, index: number) => page.locator('.quiz-answers button').nth(index)
const wrongOf = ({ right }: Question): number => (right === 0 ? 1 : 0)
const next = (page: Page) => page.getByRole('button', { name: t('quiz.next') })

for (const { game, questionsOfBuild, topic } of GAMES)
  test.describe(game, () => {
    const path = `/${game}/quiz/`
    const questions = questionsOfBuild()
    const [first] = questions
    if (!first) throw new Error('there are no questions')

    test('without scripts the page tells what it is, and links questions to their cases', async ({
      request,
    }) => {
      const page = await (await request.get(path)).text()
      const written = page.match(/<noscript>.*?<\/noscript>/gs)?.join('') ?? ''
      expect(written).toContain(t('quiz.in-words'))
      for (const { more } of questions.slice(0, 10)) expect(written).toContain(`href="${more}"`)
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

      test('the question is asked before its verdict, which then plays out', async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(head(page)).toHaveText(wordsOf(first), { useInnerText: true })
        await expect(page.locator('.quiz-verdict')).toHaveCount(0)
        await expect(page.locator('.quiz-figure .live-figure')).toBeVisible()
        await answer(page, first.right).tap()
        await expect(page.locator('.quiz-card p.is-right')).toBeVisible()
        await expect(page.locator('.quiz-verdict .rule-link').first()).toHaveAttribute(
          'href',
          new RegExp(`/${game}/rules/`),
        )
        await expect(page.locator('.quiz-figure [data-key="figure:back"]')).toBeEnabled()
        await expect.poll(() => boxesOn(page, game)).toMatchObject({ [first.id]: { box: 1 } })
        await expect(page.locator('.quiz-standing')).toContainText('1/10')
        await next(page).tap()
        await expect(page.locator('.quiz-verdict')).toHaveCount(0)
        await expect(head(page)).not.toHaveText(wordsOf(first), { useInnerText: true })
      })

      test('an answer that wakes the page has its verdict', async ({ page }) => {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        // At once, whatever has come: only what is done first wakes the page.
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('.quiz-answers button')?.click(),
        )
        await expect(page.locator('.quiz-verdict')).toBeVisible()
        await expect.poll(() => boxesOn(page, game)).toHaveProperty([first.id])
        await expect(page.locator('.quiz-known')).toBeVisible()
        await expect(page.locator('.quiz-verdict')).toBeVisible()
        await expect(head(page)).toHaveText(wordsOf(first), { useInnerText: true })
      })
    })

    test('one answers by keyboard, and a wrong one is asked first when one comes back', async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await answer(page, wrongOf(first)).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('.quiz-card p.is-wrong')).toBeVisible()
      await expect(page.locator('.quiz-answers .is-right')).toHaveCount(1)
      await expect.poll(() => boxesOn(page, game)).toMatchObject({ [first.id]: { box: 0 } })
      await expect(page.locator('.quiz-standing')).toContainText('0/10')
      await expect(page.locator('.quiz-standing')).toContainText(t('quiz.again', { count: 1 }))
      // The focus waits where one goes on.
      await expect(next(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(head(page)).not.toHaveText(wordsOf(first), { useInnerText: true })
      await expect(head(page)).toBeFocused()
      await page.reload({ waitUntil: 'networkidle' })
      await expect(head(page)).toHaveText(wordsOf(first), { useInnerText: true })
    })

    test('ten are asked a day, what was wrong until it is right, and ten more for whoever asks', async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const seen: string[] = []
      for (let count = 0; count < 11; count++) {
        await expect(answer(page, 0)).toBeVisible()
        const question = await asked(page, questions)
        seen.push(question.id)
        await answer(page, count === 2 ? wrongOf(question) : question.right).click()
        await next(page).click()
      }
      await expect(page.locator('.quiz-card')).toContainText(t('quiz.done'))
      expect(new Set(seen).size).toBe(10)
      expect(seen.filter((id) => id === seen[2])).toHaveLength(2)
      await page.getByRole('button', { name: t('quiz.ten-more') }).click()
      await expect(page.locator('.quiz-standing')).toContainText('10/20')
      await expect(answer(page, 0)).toBeVisible()
    })

    test('an address asks about one thing alone, and what is known of it is told', async ({
      page,
    }) => {
      const own = questions.filter(({ about }) => about.includes(topic))
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
        progressKey(game),
        JSON.stringify({
          game,
          kind: 'progress',
          version: 1,
          done: {},
          at: null,
          solved: {},
          boxes: Object.fromEntries(own.slice(0, 2).map(({ id }) => [id, { box: 4, day: 1e5 }])),
        }),
      ] as const)
      await page.goto(`${path}#${topic}`, { waitUntil: 'networkidle' })
      await expect(answer(page, 0)).toBeVisible()
      expect((await asked(page, questions)).about).toContain(topic)
      await expect(page.getByLabel(t('quiz.topic'))).toHaveValue(topic)
      const row = page
        .locator('.quiz-known li')
        .filter({ has: page.locator(`a[href="#${topic}"]`) })
      await expect(row).toContainText(`2/${own.length}`)
    })
  })

const PATH = '/puerto-rico/quiz/'

test('a verdict plays out though its figure comes after the answer', async ({ page }) => {
  let letCome = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/scenes/**', async (route) => {
    await answered
    await route.continue()
  })
  // Another than the page has the scene of.
  await page.goto(`${PATH}#prospector`, { waitUntil: 'domcontentloaded' })
  await answer(page, 0).click()
  await expect(page.locator('.quiz-verdict')).not.toBeEmpty()
  // Longer than the first move of a verdict is waited for.
  await page.waitForTimeout(1500)
  letCome()
  await expect(page.locator('.quiz-figure [data-key="figure:back"]')).toBeEnabled()
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
