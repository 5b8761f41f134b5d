import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { builtPages } from '../scripts/site/built.ts'
import { kindsOf } from '../scripts/site/kinds.ts'
import { expect, test } from './clean-page.ts'

/** The page of each kind as it opens, and what else it becomes. `/design/` shows the same pieces once more. */
const VIEWS = [
  ...kindsOf(builtPages())
    .filter(({ name }) => name !== 'design')
    .map(({ name, example }) => ({ name, example, open: async () => {} })),
  { name: 'a game', example: '/puerto-rico/play/', open: refusedInAGame },
]

async function refusedInAGame(page: Page): Promise<void> {
  await page.getByLabel('한 기기에서 함께').check()
  await page.getByRole('button', { name: '바로 시작' }).click()
  await page.locator('[data-key="role:builder"]').click()
  await page.locator('.main-action').click()
  await page.locator('[data-key="building:wharf"]').click()
  await expect(page.locator('.refusal')).toBeVisible()
}

/** What axe finds, a line for each place. */
async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

test.use({ trace: 'off' })

for (const { name, example, open } of VIEWS) {
  test(`axe finds nothing, light or dark: ${name}`, async ({ page, complaints }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(example, { waitUntil: 'networkidle' })
    await open(page)
    expect(await findings(new AxeBuilder({ page }))).toEqual([])
    // Colours are all that the scheme changes.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findings(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([])
    // 404.html answers with 404.
    if (name === 'lost') complaints.length = 0
  })
}
