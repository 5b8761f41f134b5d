/** Friends apart: two devices that share nothing but the links of a game. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { tick } from './playing.ts'
import { denyStorage } from './stored.ts'

/** What a device's next link goes to. */
const PLAY = { 'puerto-rico': '/puerto-rico/play/', 'le-havre': '/le-havre/play/' } as const
type Named = keyof typeof PLAY

/** Another device: another context, with nothing of the first. */
async function device(browser: Browser, baseURL = ''): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  return context.newPage()
}

/** Begins a game of two by link. */
async function begin(page: Page, game: Named): Promise<void> {
  await page.goto(PLAY[game], { waitUntil: 'networkidle' })
  await tick(page, '멀리서 링크로')
  await page.getByLabel('플레이어 A 이름').fill('민수')
  await page.getByLabel('플레이어 B 이름').fill('영희')
  await page.getByRole('button', { name: '바로 시작' }).click()
}

/** The link that the game is handed on by. */
async function linkOf(page: Page): Promise<string> {
  await page.evaluate(() => {
    const taken = { url: '' }
    Object.assign(window, { taken })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url }: { url: string }) => {
        taken.url = url
      },
    })
  })
  await page.getByRole('button', { name: /^링크 (다시 )?보내기$/ }).click()
  await expect(page.getByText('링크를 보냈어요')).toBeVisible()
  return page.evaluate((): string => Reflect.get(window, 'taken').url)
}

/** Opens a link as it is tapped in a messenger, and lets what happened be shown at once. */
async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link, { waitUntil: 'networkidle' })
}

/** Ends the showing of what happened, where it goes on. */
async function skip(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: '그만 보기' })
  const may = page.locator('.spot.is-may, .main-action, .parted').first()
  await expect(stop.or(may).first()).toBeVisible()
  if (await stop.isVisible()) await stop.click()
}

/** Plays whatever the table offers, the first or the last of it, until somebody elsewhere is to move. */
async function playMyTurn(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  await skip(page)
  const waits = page.locator('.by-link .prompt')
  await expect(async () => {
    if (await waits.isVisible()) return
    const button = page.locator('.action-bar .main-action:not([disabled])').first()
    const spot = page.locator('.spot.is-may')[which]()
    const pass = page.locator('[data-action="pass"]').first()
    if (await button.isVisible()) await button.click({ timeout: 5000 })
    else if (await spot.isVisible()) await spot.click({ timeout: 5000 })
    else if (await pass.isVisible()) await pass.click({ timeout: 5000 })
    await expect(waits).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** The moves of the one game by link that lies on a device, but for the last bracket: what the table does unasked may follow. */
const movesOn = (page: Page, game: Named): Promise<string> =>
  page.evaluate((prefix) => {
    const keys = Object.keys(localStorage).filter((one) => one.startsWith(prefix))
    const games = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '{}'))
    return JSON.stringify(games.find(({ link }) => link)?.moves).slice(0, -1)
  }, `${game}/game/`)

/** A game of two in which the second has just opened the first's link. */
async function pair(
  first: Page,
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ second: Page; link: string }> {
  const second = await device(browser, baseURL)
  await begin(first, 'puerto-rico')
  await playMyTurn(first)
  const link = await linkOf(first)
  await open(second, link)
  await second.getByRole('button', { name: '영희로 두기' }).click()
  return { second, link }
}

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

test('a game by link is listed with whose turn it is, and older links are harmless', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const { second, link } = await pair(first, browser, baseURL)
  const list = '.game-list li'
  await first.getByRole('button', { name: '목록으로' }).click()
  await expect(first.locator(list)).toContainText('민수, 영희: 상대를 기다려요')
  await skip(second)
  await second.getByRole('button', { name: '목록으로' }).click()
  await expect(second.locator(list)).toContainText('내 차례')
  await second.getByRole('button', { name: /이어 두기/ }).click()
  await playMyTurn(second)
  const ahead = await movesOn(second, 'puerto-rico')
  await open(second, link)
  await expect(second.getByText('더 나아간 게임이 있어서')).toBeVisible()
  expect(await movesOn(second, 'puerto-rico')).toBe(ahead)
  await second.context().close()
})

test('moves that were handed on are not undone, and taken back when the other agrees', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const { second } = await pair(first, browser, baseURL)
  const before = await movesOn(first, 'puerto-rico')
  await playMyTurn(second)
  await open(first, await linkOf(second))
  await skip(first)
  await expect(first.locator('[data-action="undo"]:not([disabled])')).toHaveCount(0)
  await first.getByRole('button', { name: '무르기 부탁하기' }).click()
  await expect(first.getByText('무르기를 부탁했어요')).toBeVisible()
  await open(second, await linkOf(first))
  await expect(second.getByText(/민수가 \d+수를 무르고 싶어 해요/)).toBeVisible()
  await second.getByRole('button', { name: '물러 주기' }).click()
  await expect(second.locator('.by-link .prompt')).toContainText('민수의 차례예요')
  await open(first, await linkOf(second))
  const after = await movesOn(first, 'puerto-rico')
  expect(after.length).toBeLessThan(before.length)
  expect(before).toContain(after)
  await playMyTurn(first)
  await second.context().close()
})

test('what is not granted is played on as it is', async ({ page: first, browser, baseURL }) => {
  const { second } = await pair(first, browser, baseURL)
  await first.getByRole('button', { name: '무르기 부탁하기' }).click()
  await open(second, await linkOf(first))
  await second.getByRole('button', { name: '그대로 두기' }).click()
  await expect(second.locator('.asked')).toHaveCount(0)
  await playMyTurn(second)
  await open(first, await linkOf(second))
  expect(await movesOn(first, 'puerto-rico')).toContain(await movesOn(second, 'puerto-rico'))
  await second.context().close()
})

test('two ways to play on stand side by side, one is chosen and the other kept', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const { second, link } = await pair(first, browser, baseURL)
  const third = await device(browser, baseURL)
  await open(third, link)
  await third.getByRole('button', { name: '영희로 두기' }).click()
  await playMyTurn(third, 'last')
  await playMyTurn(second)
  await open(first, await linkOf(second))
  const chosen = await movesOn(first, 'puerto-rico')
  await open(first, await linkOf(third))
  const parted = first.locator('.parted')
  await expect(parted).toContainText('서로 달라요')
  for (const way of ['here', 'there'])
    expect(await parted.locator(`[data-way="${way}"] li`).count()).toBeGreaterThan(0)
  await expect(first.locator('.spot.is-may')).toHaveCount(0)
  await first.getByRole('button', { name: '링크의 것으로 두기' }).click()
  await expect(parted).toHaveCount(0)
  expect(await movesOn(first, 'puerto-rico')).toContain(await movesOn(third, 'puerto-rico'))
  await first.getByRole('button', { name: '목록으로' }).click()
  await expect(first.locator('.game-list li')).toHaveCount(2)
  const all = await first.evaluate(() => Object.values(localStorage).join())
  expect(all).toContain(chosen.slice(chosen.lastIndexOf('{')))
  for (const page of [second, third]) await page.context().close()
})

test('whoever takes no seat watches, and nothing can be moved there', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const third = await device(browser, baseURL)
  const { second, link } = await pair(first, browser, baseURL)
  await open(third, link)
  await third.getByRole('button', { name: '지켜보기' }).click()
  await skip(third)
  await expect(third.getByText('지켜보고 있어요')).toBeVisible()
  await expect(third.locator('.spot.is-may')).toHaveCount(0)
  await playMyTurn(second)
  await open(third, await linkOf(second))
  await expect(third.locator('.since li').first()).toBeVisible()
  for (const page of [second, third]) await page.context().close()
})

test('a device that keeps nothing plays by links all the same', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const second = await device(browser, baseURL)
  await denyStorage(second)
  await begin(first, 'puerto-rico')
  await playMyTurn(first)
  for (let turn = 0; turn < 2; turn++) {
    await open(second, await linkOf(first))
    await second.getByRole('button', { name: '영희로 두기' }).click()
    await playMyTurn(second)
    await open(first, await linkOf(second))
    await playMyTurn(first)
  }
  await second.context().close()
})

test('hints are off where that was agreed upon, and the link is shown as a code', async ({
  page,
}) => {
  await page.goto(PLAY['puerto-rico'], { waitUntil: 'networkidle' })
  await tick(page, '멀리서 링크로')
  await page.getByLabel('힌트를 써도 돼요').uncheck()
  await page.getByRole('button', { name: '바로 시작' }).click()
  await expect(page.locator('.prompt').first()).toBeVisible()
  await expect(page.locator('[data-action="hint"]')).toHaveCount(0)
  await playMyTurn(page)
  await page.getByRole('button', { name: 'QR 코드' }).click()
  await expect(page.locator('.qr img')).toBeVisible()
})

test.describe('a link that holds no game to open', () => {
  const LINK = '#pr1~AAyhgzC_yhwA3WeOK9WSz28WmOmZJ-Kl9uP444441jAAADhBD1Xk9ELA'
  for (const [what, link, words] of [
    ['cut', LINK.slice(0, -3), '끝까지 오지 않았어요'],
    ['changed', LINK.replace('WeOK', 'WeoK'), '글자가 바뀌었어요'],
    ['of another game', LINK.replace('pr1', 'lh1'), '다른 게임의 링크'],
    ['of a newer site', LINK.replace('pr1', 'pr2'), '더 새로운 사이트'],
    ['of an older site', LINK.replace('pr1', 'pr0'), '다른 판의 사이트'],
  ] as const)
    test(`is told as ${what}, and nothing is lost`, async ({ page }) => {
      await page.goto(PLAY['puerto-rico'] + link, { waitUntil: 'networkidle' })
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(page.getByRole('button', { name: '바로 시작' })).toBeVisible()
    })

  test('and the whole one opens', async ({ page }) => {
    await page.goto(PLAY['puerto-rico'] + LINK, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Ana로 두기' })).toBeVisible()
  })
})
