/** On a phone what the others have stands in a line each, with the nobles and forests of the expansions. */
import '../src/games/puerto-rico/expansions.ts'
import { saves } from '../src/games/puerto-rico/saves.ts'
import { positionFrom } from '../src/games/puerto-rico/scenario/read-position.ts'
import { beginGame } from '../src/saves/game.ts'
import { expect, test } from './clean-page.ts'
import { inOwnType, overflow } from './overflow.ts'
import { giveFile } from './stored.ts'

const HELD = {
  coins: 12,
  goods: { corn: 5, fruit: 4, sugar: 3, tobacco: 2, coffee: 1 },
  tiles: { corn: 3, quarry: 1 },
  stored: 3,
  nobles: { stored: 2 },
  forests: { corn: 2, sugar: 1 },
  vp: 31,
}
const NOTHING = { coins: 3, tiles: { fruit: 1 } }

/** A game where B has much of everything, and the last seat neither noble nor forest. */
function begun(seats: 2 | 3 | 5) {
  const edition = seats === 2 ? 'two-player' : 'classic'
  const expansions: ['new-buildings', 'nobles'] = ['new-buildings', 'nobles']
  const last = seats === 2 ? {} : { [seats === 3 ? 'C' : 'E']: NOTHING }
  const read = positionFrom({ game: { edition, seats, expansions }, set: { B: HELD, ...last } })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return beginGame(saves, {
    setup: { edition, seed: 1, options: {}, expansions },
    start: read.value,
    players: Array<string>(seats).fill('human'),
  })
}

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
for (const seats of [2, 3, 5] as const)
  test(`nobles and forests stand in the strip of a table for ${seats}`, async ({ page }) => {
    await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
    await inOwnType(page)
    await giveFile(page, begun(seats))
    await page.getByRole('button', { name: /이어 두기/ }).click()
    const lines = page.locator('.opponent-strip button')
    await expect(lines).toHaveCount(seats - 1)
    const held = lines.first().locator('.held')
    await expect(held).toHaveText([/귀족 2$/, /숲 3$/])
    // Nothing of a line is cut off, however much it has to tell.
    const cut = await lines.evaluateAll((all) =>
      all.flatMap((line) => {
        const edge = line.getBoundingClientRect()
        return [...line.querySelectorAll('span:not(.sr)')]
          .filter((part) => part.checkVisibility())
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect()
            return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom
          })
          .map((part) => part.textContent)
      }),
    )
    expect(cut).toEqual([])
    await expect(held.last()).toBeInViewport({ ratio: 1 })
    expect(await overflow(page)).toBe(0)
    if (seats > 2) await expect(lines.last().locator('.held')).toHaveCount(0)

    await lines.first().tap()
    const board = page.locator('details:has([data-key="1/coins"])')
    await expect(board.locator('.nobles-held b')).toHaveText('2')
    await expect(board.locator('.nobles-held b')).toBeInViewport()
  })
