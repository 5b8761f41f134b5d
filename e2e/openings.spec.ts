/** How games begin, in tables: what was counted stands on the page of each game, and fits a phone. */
import { GAMES } from '../src/games/ids.ts'
import { openings as leHavre } from '../src/games/le-havre/reference/openings.ts'
import { openings as puertoRico } from '../src/games/puerto-rico/reference/openings.ts'
import { expect, test } from './clean-page.ts'
import { overflow } from './overflow.ts'

const COUNTED = { 'puerto-rico': puertoRico, 'le-havre': leHavre }

test.use({ viewport: { width: 360, height: 780 } })

for (const game of GAMES)
  test(`the openings of ${game} stand on its page, linked from the problems`, async ({ page }) => {
    await page.goto(`/${game}/puzzles/`)
    await page.locator(`main a[href$="/${game}/openings/"]`).click()
    const [table] = COUNTED[game]()
    if (!table) throw new Error(`nothing was counted for ${game}`)
    const section = page.locator(`section:has(#${table.edition}-${table.seats})`)
    const figures = section.locator('tbody td:nth-of-type(1)')
    const [first] = table.lines
    await expect(figures.first()).toContainText(String(first?.[1]))
    const rows =
      table.lines.length + table.bySeat.reduce((sum, one) => sum + 1 + one.built.length, 0)
    await expect(figures).toHaveCount(rows)
    expect(await overflow(page)).toBe(0)
  })
