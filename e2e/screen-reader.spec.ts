/** A captain phase played by keyboard alone, with what a screen reader says of it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { random } from '../src/engine/rng.ts'
import { copyState } from '../src/games/puerto-rico/rules/copy-state.ts'
import { game } from '../src/games/puerto-rico/rules/game.ts'
import { type Saved, saves } from '../src/games/puerto-rico/saves.ts'
import { beginGame, firstPosition } from '../src/saves/game.ts'
import { keyOf } from '../src/saves/store.ts'
import { expect, test } from './clean-page.ts'
import { reach } from './lessons.ts'

const READER = createRequire(import.meta.url)
  .resolve('@guidepup/virtual-screen-reader')
  .replace(/lib.*/, 'lib/esm/index.browser.js')

declare global {
  interface Window {
    virtual: typeof import('@guidepup/virtual-screen-reader').virtual
  }
}

/** A kept game that stands where two different loads are possible. */
function atTheCaptain(): Saved {
  for (let seed = 1; ; seed++) {
    const saved = beginGame(saves, {
      setup: { edition: 'two-player', seed, options: {} },
      players: ['human', 'human'],
    })
    const position = copyState(firstPosition(saves, saved))
    const chance = { rng: seed }
    for (let count = 0; count < 120; count++) {
      if (position.at === 'captain.loading' && Array.from(game.legalMoves(position)).length > 2) {
        return saved
      }
      const move = game.randomMove(position, () => random(chance))
      if (!move) break
      saved.moves.push(move)
      game.applyMoveInPlace(position, move)
    }
  }
}

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** Presses a key until one of these has the focus. */
async function go(page: Page, key: string, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await hasFocus(page, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Forty presses of ${key} do not lead to ${selector}.`)
}

/** Chooses a good of whose turn it is, and the first ship that takes it. */
async function load(page: Page): Promise<void> {
  // The arrows reach every piece: what can be chosen lies along its row or its column.
  await reach(page, '[data-key*="good:"].is-may')
  await page.keyboard.press('Enter')
  await go(page, 'Shift+Tab', '[data-zone="ships"] .spot[role="button"]')
  await page.keyboard.press('Home')
  await go(page, 'ArrowRight', '[data-key^="ship:"].is-may')
  await page.keyboard.press('Enter')
}

/** Opens the kept game by keyboard and has the screen reader listen. */
async function listen(page: Page): Promise<void> {
  const game = atTheCaptain()
  await page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [keyOf(game), JSON.stringify(game)],
  )
  const reader = readFileSync(READER, 'utf8').replace(/\/\/# sourceMappingURL.*/, '')
  await page.route('**/reader.js', (route) =>
    route.fulfill({ body: reader, contentType: 'text/javascript' }),
  )
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await go(page, 'Tab', '.game-list li button:first-child')
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt')).toBeVisible()
  await page.evaluate(async () => {
    const address = '/reader.js'
    const { virtual } = await import(address)
    window.virtual = virtual
    await virtual.start({ container: document.querySelector('main') })
  })
}

const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.virtual.spokenPhraseLog())

test('a captain phase is played by keyboard, and all of it is told once', async ({ page }) => {
  await listen(page)
  const told = async () => (await spoken(page)).filter((phrase) => phrase.startsWith('polite: '))

  // An impossible try is answered by its rule.
  await go(page, 'Tab', '[data-action="pass"]')
  await page.keyboard.press('Enter')
  await expect.poll(told).toContainEqual(expect.stringContaining('그냥 넘어갈 수 없어요'))

  await go(page, 'Tab', '[data-key="0/good:corn"]')
  await page.keyboard.press('Enter')
  await expect.poll(told).toContainEqual(expect.stringContaining('어느 배에 실을까요?'))
  await go(page, 'Tab', '[data-key="ship:4"]')
  await page.keyboard.press('Enter')
  await expect
    .poll(told)
    .toContainEqual(
      expect.stringMatching(
        /: 플레이어 A가 옥수수 \d개를 4칸 배에 실음\..*1점을 받음.*플레이어 B의 차례예요/,
      ),
    )

  const status = page.locator('.game-table .status')
  const stores = page.locator('.action-bar .choices button')
  while (/선장/.test(await status.innerText())) {
    if ((await stores.count()) > 0) {
      await go(page, 'Tab', '.action-bar .choices button')
      await page.keyboard.press('Enter')
    } else await load(page)
  }
  await expect(page.locator('.log summary')).toBeVisible()
  const all = await spoken(page)
  expect(all.filter((phrase) => phrase.startsWith('assertive: '))).toEqual([])
})

test('zones and pieces have names, and there is one live region and one log', async ({ page }) => {
  await listen(page)
  for (const name of ['역할', '수송선', '상점', '건물', '공급처', /^플레이어 A/, /^플레이어 B/]) {
    await expect(page.getByRole('group', { name })).toHaveCount(1)
  }
  await expect(page.getByRole('group', { name: '수송선' })).toMatchAriaSnapshot(`
    - listitem: 4칸 배, 빈 배
    - listitem: 6칸 배, 빈 배
  `)
  await expect(page.getByRole('button', { name: '옥수수 1 고르기' })).toBeVisible()
  await expect(
    page.locator('main').locator('[aria-live], [role=status], [role=alert], output'),
  ).toHaveCount(1)
  await expect(page.locator('main .log')).toHaveCount(1)
})
