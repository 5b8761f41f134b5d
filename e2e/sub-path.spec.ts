import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages } from '../scripts/site/built.ts'
import { kindsOf } from '../scripts/site/kinds.ts'
import { checkLinks } from '../scripts/site/links.ts'
import { expect, test } from './host.ts'

const BASE = '/a/guide/'
const ROOT = '.cache/sub-path'

// One build serves all.
test.describe.configure({ mode: 'default' })
test.use({ published: { root: ROOT, base: BASE } })

test.beforeAll(() => {
  execFileSync('npx', ['astro', 'build', '--outDir', ROOT], {
    env: { ...process.env, BASE },
    stdio: 'pipe',
  })
})

test('below a path every link leads somewhere', () => {
  expect(checkLinks(ROOT, BASE).broken).toEqual([])
})

test('below a path the manifest stays below it', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ id: BASE, start_url: BASE, scope: BASE })
  for (const { src } of manifest.icons) expect(src).toMatch(BASE)
})

test('below a path each kind of page works, and without a net too', async ({
  page,
  host,
  complaints,
}) => {
  for (const { example, aside } of kindsOf(builtPages(ROOT))) {
    if (!aside) await page.goto(`.${example}`, { waitUntil: 'load' })
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    host.address,
  )
  expect(complaints.splice(0)).toEqual([])
  host.disconnect()
  await page.goto('./puerto-rico/rules/captain/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('선장')
  await page.goto('./puerto-rico/play/')
  await page.getByRole('button', { name: '바로 시작' }).click()
  await expect(page.locator('.prompt')).toBeVisible()
  complaints.length = 0
})
