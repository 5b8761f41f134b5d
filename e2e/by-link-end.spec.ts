/** The end of a game by link, and what follows it: the same result on both devices, review, export, another game. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { device, linkOf, movesOn, type Named, open, PLAY, playMyTurn, skip } from './by-link.ts'
import { expect, test } from './clean-page.ts'
import { GAME_LINKS, NEAR_END } from './game-links.ts'
import { playUntil } from './playing.ts'

/** Plays by turns, each time from the other's link, until the game is over on the device that played last. */
async function playOut(pages: [Page, Page], game: Named, link: string): Promise<Page> {
  const [first, second] = pages
  for (const [page, name] of [
    [first, '민수'],
    [second, '영희'],
  ] as const) {
    await open(page, new URL(PLAY[game] + link, test.info().project.use.baseURL).href)
    await page.getByRole('button', { name: `${name}로 두기` }).click()
    await skip(page)
  }
  const isWaiting = (page: Page) => page.locator('.by-link .prompt').isVisible()
  let [mover, other] = (await isWaiting(first)) ? [second, first] : [first, second]
  for (;;) {
    await skip(mover)
    await playUntil(mover, '.by-link .prompt, .final-score')
    // How it ended is sent before another game is begun, and can be taken back until then.
    if (await mover.locator('.final-score').isVisible()) {
      await expect(mover.locator('.ended .main-action')).toHaveText('링크 보내기')
      await mover.locator('.ended [data-action="undo"]').click()
      await expect(mover.locator('.final-score')).toHaveCount(0)
      await playUntil(mover, '.by-link .prompt, .final-score')
    }
    await open(other, await linkOf(mover))
    await skip(other)
    expect(await movesOn(other, game)).toContain(await movesOn(mover, game))
    if (await other.locator('.final-score').isVisible()) return mover
    ;[mover, other] = [other, mover]
  }
}

for (const game of ['puerto-rico', 'le-havre'] as const)
  test(`a game of ${game} by link comes to its end on both devices, and to another one`, async ({
    page: first,
    browser,
    baseURL,
  }) => {
    const second = await device(browser, baseURL)
    await playOut([first, second], game, GAME_LINKS[game](NEAR_END))
    const [here, there] = await Promise.all(
      [first, second].map((page) => page.locator('.final-score').innerText()),
    )
    expect(here).toBe(there)
    await expect(first.locator('.end-words')).toContainText(/민수|영희/)
    // Another game is what comes next only once the end of this one is sent.
    for (const page of [first, second])
      await expect(page.locator('.ended .main-action')).toHaveText('한 판 더')

    const [file] = await Promise.all([
      second.waitForEvent('download'),
      second.getByRole('button', { name: '파일로 내보내기' }).click(),
    ])
    const exported = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(exported.moves).toEqual(JSON.parse(`${await movesOn(first, game)}]`))

    await second.getByRole('button', { name: '복기' }).click()
    await expect(second.locator('.review')).toBeVisible()

    await first.getByRole('button', { name: '한 판 더', exact: true }).click()
    await expect(first.locator('.final-score')).toHaveCount(0)
    await playMyTurn(first)
    await expect(first.locator('.by-link .prompt')).toContainText('영희의 차례예요')
    // Whoever sat at the table before need not say again who they are.
    await open(second, await linkOf(first))
    await playMyTurn(second)
    await expect(second.locator('.by-link .prompt')).toContainText('민수의 차례예요')
    await second.context().close()
  })
