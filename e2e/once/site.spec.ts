import { builtPages } from '../../scripts/site/built.ts'
import { expect, test } from '../clean-page.ts'

/** Pages are opened in so many tests, two at a time. */
const SHARES = 4
const PAGES = builtPages().filter((page) => page !== '/404.html')

test.use({ trace: 'off' })

for (let share = 0; share < SHARES; share++) {
  const pages = PAGES.filter((_, index) => index % SHARES === share)
  test(`every page opens without error, breach of its policy or foreign request: ${share + 1} of ${SHARES}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(300_000)
    for (const path of pages) {
      const response = await page.goto(path, { waitUntil: 'load' })
      const found = [
        ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
        ...((await page.locator('h1').count()) > 0 ? [] : ['no heading']),
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
