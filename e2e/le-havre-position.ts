import type { Page } from '@playwright/test'
import { leHavre } from '../src/games/le-havre/definition.ts'
import { packLink } from '../src/saves/link.ts'
import { expect } from './clean-page.ts'
import { tick } from './playing.ts'

/** Opens a position of Le Havre that people at one device play on from. */
export async function playFrom(page: Page, position: object): Promise<void> {
  const link = await packLink(leHavre.game.parts, position)
  await page.goto(`/le-havre/play/${link}`, { waitUntil: 'networkidle' })
  await startHere(page)
}

/** Answers who plays on from a position: people at one device. */
export async function startHere(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: '이 자리에서 시작' })
  await expect(start).toBeVisible()
  await tick(page, '한 기기에서 함께')
  await start.click()
  await expect(page.locator('.at-table')).toBeVisible()
}
