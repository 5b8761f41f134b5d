/** Whatever the site itself has to tell can be answered: nothing of any page lies over it, however wide it is. */
import { builtPages } from '../scripts/site/built.ts'
import { kindsOf } from '../scripts/site/kinds.ts'
import { UNKEPT } from '../src/ui/storage.ts'
import { expect, test } from './clean-page.ts'

const KINDS = kindsOf(builtPages()).filter(({ aside }) => !aside)
const WIDTHS = [360, 1152, 1440]

for (const { name, example } of KINDS)
  test(`notices can be pressed: ${name}`, async ({ page }) => {
    await page.goto(example, { waitUntil: 'networkidle' })
    await page.evaluate((unkept) => document.dispatchEvent(new CustomEvent(unkept)), UNKEPT)
    await expect(page.locator('.notice.unkept')).toBeVisible()
    await page.locator('.notice').evaluateAll((all) => {
      for (const one of all) one.removeAttribute('hidden')
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 })
      const covered = await page.locator('.notice button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { x, y, width, height } = button.getBoundingClientRect()
          const top = document.elementFromPoint(x + width / 2, y + height / 2)
          return top && button.contains(top) ? [] : [`${button.className}: ${top?.className}`]
        }),
      )
      expect(covered, `at ${width} px`).toEqual([])
    }
  })
