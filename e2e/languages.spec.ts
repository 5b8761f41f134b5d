/** Languages beside each other: the switch, the first visit, and each kind of page in one of them. */
import { builtPages } from '../scripts/site/built.ts'
import { kindsOf } from '../scripts/site/kinds.ts'
import { LANGUAGES, ORIGINAL } from '../src/text/languages.ts'
import { hasNames } from '../src/text/read-words.ts'
import { addressOf } from './address.ts'
import { withoutColours } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { inOwnType, outsideTheHeader, overflow } from './overflow.ts'
import { tick } from './playing.ts'
import { smallTargets } from './targets.ts'

/** Where a language lacks the game, its pages are in the original with a header and a note: one is like another. */
const UNTRANSLATED = ['le-havre rules', 'le-havre play']

/** A page of each kind in each language that was built beside the original. */
const OTHERS = LANGUAGES.filter((language) => language !== ORIGINAL).flatMap((language) =>
  kindsOf(builtPages().filter((page) => page.startsWith(`/${language}/`)))
    // One shows the pieces of the others once more, one is a table of links alone.
    .filter(({ name }) => name !== 'design' && name !== 'coverage')
    .filter(
      ({ name }) =>
        !name.startsWith('le-havre') ||
        UNTRANSLATED.includes(name) ||
        hasNames('content/le-havre/words', language),
    )
    .map(({ example }) => ({ language, example })),
)

test('another language is the same position in the same place', async ({ page }) => {
  await page.goto('/puerto-rico/referee/?scenario=captain/five-corn-two-empty-ships')
  await expect(page).toHaveURL(/#pr1\./)
  const { hash } = new URL(await addressOf(page))
  await page.getByRole('button', { name: '보기 설정' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/puerto-rico\/referee\/#pr1\./)
  expect(new URL(await addressOf(page)).hash).toBe(hash)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main')).toContainText('Choose a good, then press a ship.')
})

test('a game goes on in another language', async ({ page }) => {
  await page.goto('/puerto-rico/play/')
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '바로 시작' }).click()
  await page.locator('[data-key="role:builder"]').click()
  await page.locator('.main-action').click()
  await page.getByRole('button', { name: '보기 설정' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main')).toContainText('Choose a building.')
  await expect(page).toHaveURL(/\/en\/puerto-rico\/play\/$/)
})

test('what is nowhere is told in the language of its address', async ({ page, complaints }) => {
  await page.goto('/en/nothing/here/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here')
  // Both addresses answer with 404.
  complaints.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is nowhere is told in every language', async ({ page, complaints }) => {
    await page.goto('/en/nothing/here/')
    await expect(page.getByRole('heading', { name: '여기에는 아무것도 없어요' })).toBeVisible()
    const english = page.locator('main [lang=en]')
    await expect(english.getByRole('heading')).toHaveText('There is nothing here')
    await expect(english.getByRole('link')).toHaveAttribute('href', '/en/')
    complaints.length = 0
  })
})

test('an address of another language is not left for the browser’s', async ({ page }) => {
  await page.goto('/en/', { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/\/en\/$/)
})

test.describe('a browser in English', () => {
  test.use({ locale: 'en-US', viewport: { width: 360, height: 780 } })

  test('is followed by the front page once, until a language is chosen', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/en\/$/)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('link', { name: '한국어' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  })
})

test('English is built, with pages of most kinds', () => {
  expect(OTHERS.filter((page) => page.language === 'en').length).toBeGreaterThan(15)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  for (const { language, example } of OTHERS)
    test(`is in its language, fits, and axe finds nothing: ${example}`, async ({
      page,
      complaints,
    }) => {
      await page.goto(example, { waitUntil: 'load' })
      await inOwnType(page)
      // What has not been translated yet says so.
      const translated = page.locator(`html[lang=${language}]`)
      await expect(translated.or(page.locator('.untranslated'))).toHaveCount(1)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await outsideTheHeader(page)).toEqual([])
      expect((await smallTargets(page)).slice(0, 3), 'small targets').toEqual([])
      // Its colours are those of the original, which axe.spec.ts looks at.
      if (await translated.count()) expect(await withoutColours(page)).toEqual([])
      // 404.html answers with 404.
      if (example.endsWith('/404.html')) complaints.length = 0
    })
})
