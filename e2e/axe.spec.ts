import type { Page } from '@playwright/test'
import { builtPages } from '../scripts/site/built.ts'
import { kindsOf } from '../scripts/site/kinds.ts'
import { inColours, withoutColours } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { startWith, tick } from './playing.ts'

const PHONE = { width: 360, height: 780 }
const DESKTOP = { width: 1440, height: 900 }

interface View {
  name: string
  address: string
  /** What else the page becomes before it is looked at. */
  open?: (page: Page) => Promise<unknown>
  /** Made of what stands on others of its kind: seen in one scheme and at one width. */
  once?: boolean
  /** Laid out by itself on a wide screen, where pages for reading are all laid out alike. */
  wide?: boolean
}

const READ_AND_WOKEN = '/puerto-rico/rules/captain/'

/**
 * The pages that stand for each kind, and what some become. `/design/` shows the same pieces once
 * more, and what can be read on the page of a woken figure is seen there.
 */
const VIEWS: readonly View[] = [
  ...kindsOf(builtPages())
    .filter(({ name }) => name !== 'design')
    .flatMap(({ name, example, load, more = [] }) =>
      [example, ...more].map((address) => ({
        name: `${name}, ${address}`,
        address,
        // A table of links.
        once: address !== example || name === 'coverage',
        wide: load !== 'reading' || name === 'home',
      })),
    )
    .filter(({ address }) => address !== READ_AND_WOKEN),
  {
    name: 'a refused move in a game',
    address: '/puerto-rico/play/',
    open: refusedInAGame,
    wide: true,
  },
  { name: 'a game for five', address: '/puerto-rico/play/', open: (page) => startWith(page, 5) },
  {
    name: 'a refused move in Le Havre',
    address: '/le-havre/play/',
    open: refusedInLeHavre,
    wide: true,
  },
  {
    name: 'a position to ask about',
    address: '/puerto-rico/referee/?scenario=captain/five-corn-two-empty-ships',
    wide: true,
  },
  { name: 'a woken figure', address: READ_AND_WOKEN, open: woken, wide: true },
  { name: 'the open search', address: '/puerto-rico/rules/mayor/', open: searched },
]

async function refusedInAGame(page: Page): Promise<void> {
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '바로 시작' }).click()
  await page.locator('[data-key="role:builder"]').click()
  await page.locator('.main-action').click()
  await page.locator('[data-key="building:wharf"]').click()
  await expect(page.locator('.refusal')).toBeVisible()
}

async function refusedInLeHavre(page: Page): Promise<void> {
  await page.getByRole('button', { name: '바로 시작' }).click()
  // The marker moves by itself first.
  await expect(page.locator('[data-key="offer:wood"]')).toHaveClass(/is-may/)
  await page.locator('[data-key^="card:"].is-illegal').first().click()
  await expect(page.locator('.refusal')).toBeVisible()
}

async function woken(page: Page): Promise<void> {
  const figure = page.locator('figure[data-scenario="figures/five-corn"]')
  await figure.locator('[data-key="0/good:corn"]').hover()
  await figure.locator('[data-key="0/good:corn"]').click()
  await figure.locator('[data-key="ship:4"]').click()
  await expect(figure.locator('.refusal')).toBeVisible()
  await page.locator('.rule-try').first().click()
  await expect(page.locator('.rule-scene')).toBeVisible()
}

async function searched(page: Page): Promise<void> {
  await page.getByRole('button', { name: '찾기' }).click()
  await page.getByRole('combobox').fill('창고')
  await expect(page.getByRole('option').first()).toBeVisible()
}

test.use({ viewport: PHONE })

for (const { name, address, open, once, wide } of VIEWS) {
  test(`axe finds nothing: ${name}`, async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address, { waitUntil: 'networkidle' })
    await open?.(page)
    expect(await withoutColours(page)).toEqual([])
    expect(await inColours(page), 'light').toEqual([])
    if (once) return
    // Colours are all that the scheme changes, and none of them depends on the width.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await inColours(page), 'dark').toEqual([])
    if (wide) {
      await page.setViewportSize(DESKTOP)
      expect(await withoutColours(page), 'wide').toEqual([])
    }
    // 404.html answers with 404.
    if (address === '/404.html') complaints.length = 0
  })
}
