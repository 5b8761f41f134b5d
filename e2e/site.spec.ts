import { builtPages } from '../scripts/site/built.ts'
import { expect, test } from './clean-page.ts'
import { inOwnType, overflow } from './overflow.ts'

/** Pages are opened in so many tests, two at a time. */
const SHARES = 4
/** Single cases are made by one template: one in so many stands for the others. */
const CASES_SAMPLED = 25
const isCase = (page: string): boolean => /\/cases\/.+/.test(page)

/** in-view.spec.ts goes through all of them. */
const isChapter = (page: string): boolean => /\/learn\/.+/.test(page)

/** Of another language the reference, where words of any length stand in tables; languages.spec.ts has one of each kind. */
const isForeign = (page: string): boolean =>
  /^\/(?:en|ja)\/(?!(?:puerto-rico|le-havre)\/rules\/)/.test(page)

const ALL = builtPages().filter(
  (page) => page !== '/404.html' && !isForeign(page) && !isChapter(page),
)
const PAGES = [
  ...ALL.filter((page) => !isCase(page)),
  ...ALL.filter(isCase).filter((_, index) => index % CASES_SAMPLED === 0),
]

/** The narrowest phone. */
test.use({ viewport: { width: 360, height: 780 } })

for (let share = 0; share < SHARES; share++) {
  const pages = PAGES.filter((_, index) => index % SHARES === share)
  test(`pages fit a phone and open without error, breach of policy or foreign request: ${share + 1} of ${SHARES}`, async ({
    page,
    complaints,
  }) => {
    for (const path of pages) {
      const response = await page.goto(path, { waitUntil: 'load' })
      await inOwnType(page)
      const found = [
        ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
        ...((await page.locator('h1').count()) > 0 ? [] : ['no heading']),
        ...((await overflow(page)) > 0 ? ['wider than the window'] : []),
        ...complaints.splice(0),
      ]
      expect(found, path).toEqual([])
    }
  })
}

test('what the policy forbids is refused, and is noticed', async ({ page, complaints }) => {
  await page.goto('/puerto-rico/play/')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => complaints.join()).toContain('style-src-attr')
  const trusted = page.evaluate(() => {
    document.body.innerHTML = '<p></p>'
  })
  await expect(trusted).rejects.toThrow('TrustedHTML')
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/a.png'
  })
  await expect.poll(() => complaints.join()).toContain('img-src')
  complaints.length = 0
})
