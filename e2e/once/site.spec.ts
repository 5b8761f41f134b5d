import { builtPages } from '../../scripts/site/built.ts'
import { expect, test } from '../clean-page.ts'

test('every page opens without an error, a violation of its policy or a foreign request', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const path of builtPages()) {
    await test.step(path, async () => {
      const response = await page.goto(path, { waitUntil: 'load' })
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('meta[http-equiv="content-security-policy"]')).toHaveCount(1)
    })
  }
})

test('what the policy forbids is refused, and is noticed', async ({ page, complaints }) => {
  await page.goto('/play/')
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
