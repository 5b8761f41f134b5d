/** A site below a path: the folder of a language, published alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT, builtPages, fileOf } from '../scripts/site/built.ts'
import { kindsOf } from '../scripts/site/kinds.ts'
import { checkLinks } from '../scripts/site/links.ts'
import { folderOf, LANGUAGES } from '../src/text/languages.ts'
import { expect, test } from './host.ts'

const BASE = '/en/'
const ROOT = join(BUILT, 'en')

/** Pages in the original live on what lies above. */
const isTranslated = (page: string): boolean =>
  readFileSync(join(ROOT, fileOf(page)), 'utf8').includes('<html lang="en"')

test.use({ published: { root: ROOT, base: BASE } })

test('below a path every link leads somewhere, and above it to other languages alone', () => {
  const { links, broken } = checkLinks(ROOT, BASE)
  expect(links).toBeGreaterThan(10_000)
  const above = ` (leaves ${BASE})`
  expect(broken.filter((link) => !link.endsWith(above))).toEqual([])
  const pages = builtPages(ROOT).filter(isTranslated)
  expect(pages.length).toBeGreaterThan(500)
  const toOtherLanguages = new Set(
    pages.flatMap((page) =>
      LANGUAGES.map(
        (language) =>
          `${fileOf(page)}: /${folderOf(language)}${page.slice(1).replace('404.html', '')}${above}`,
      ),
    ),
  )
  const translated = new Set(pages.map(fileOf))
  const leaving = broken.filter((link) => translated.has(link.slice(0, link.indexOf(': '))))
  expect(leaving.filter((link) => !toOtherLanguages.has(link))).toEqual([])
})

test('below a path the manifest stays below it', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ id: BASE, start_url: BASE, scope: BASE })
  for (const { src } of manifest.icons) expect(src).toMatch(BASE)
})

test('below a path pages work, and without a net too', async ({ page, host, complaints }) => {
  const kinds = kindsOf(builtPages(ROOT).filter(isTranslated))
  // What else a page for reading asks for is a link, and seen above.
  for (const { name, example, load } of kinds)
    if (load !== 'reading' || name === 'rules')
      await page.goto(`.${example}`, { waitUntil: 'load' })
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    host.address,
  )
  expect(complaints.splice(0)).toEqual([])
  host.disconnect()
  await page.goto('./puerto-rico/rules/captain/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Captain')
  await page.goto('./puerto-rico/play/')
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.locator('.prompt')).toBeVisible()
  complaints.length = 0
})
