/** Friends apart: two devices that share nothing but the links of a game. */
import { begin, device, linkOf, movesOn, open, playMyTurn } from '../by-link.ts'
import { expect, test } from '../clean-page.ts'

for (const game of ['puerto-rico', 'le-havre'] as const)
  test(`two devices play ${game} by nothing but links, and come to the same`, async ({
    page: first,
    browser,
    baseURL,
  }) => {
    const second = await device(browser, baseURL)
    await begin(first, game)
    await playMyTurn(first)
    await expect(first.locator('.by-link .prompt')).toContainText('영희의 차례예요')
    await open(second, await linkOf(first))
    await second.getByRole('button', { name: '영희로 두기' }).click()
    for (let turn = 0; turn < 2; turn++) {
      await playMyTurn(second)
      await expect(second.locator('.by-link .prompt')).toContainText('민수의 차례예요')
      expect(await second.locator('.since li').count()).toBeLessThan(40)
      await open(first, await linkOf(second))
      await expect(first.locator('.since li').first()).toBeVisible()
      expect(await movesOn(first, game)).toContain(await movesOn(second, game))
      await playMyTurn(first)
      await open(second, await linkOf(first))
      expect(await movesOn(second, game)).toContain(await movesOn(first, game))
    }
    await second.context().close()
  })
