/** Storage that is denied, full or damaged: every page works, and says once that nothing can be kept. */
import type { Page } from '@playwright/test'
import { builtPages } from '../scripts/site/built.ts'
import { kindsOf } from '../scripts/site/kinds.ts'
import { saves as havreSaves } from '../src/games/le-havre/saves.ts'
import { saves } from '../src/games/puerto-rico/saves.ts'
import { beginGame } from '../src/saves/game.ts'
import { noProgress, progressKey, withDone } from '../src/saves/progress.ts'
import { keyOf as keyOfGame } from '../src/saves/store.ts'
import { expect, test } from './clean-page.ts'
import { ACTION, expectDone, expectStep } from './lessons.ts'
import { denyStorage, fillStorage, giveFile } from './stored.ts'

const KINDS = kindsOf(builtPages()).filter(({ aside }) => !aside)

const UNKEPT = '.notice.unkept [role="status"]'
const NO_PROGRESS = noProgress('puerto-rico')
const PROGRESS_KEY = progressKey('puerto-rico')
const GAME = beginGame(saves, {
  setup: { edition: 'two-player', seed: 7, options: {} },
  players: ['human', 'human'],
})
const HAVRE = beginGame(havreSaves, {
  setup: { version: 'short', seed: 7 },
  players: ['human', 'human'],
})
/** Where a game of that name lies. */
const keyOf = (id: string): string => keyOfGame({ ...GAME, id })

test('where storage is denied every page is there, without an error', async ({ page }) => {
  await denyStorage(page)
  for (const { name, example } of KINDS) {
    await page.goto(example, { waitUntil: 'load' })
    await expect(page.locator('h1:visible').first(), name).toBeVisible()
  }
})

test('a setting holds as long as the page, and the page says so', async ({ page }) => {
  await denyStorage(page)
  await page.goto('/puerto-rico/rules/captain/', { waitUntil: 'networkidle' })
  await expect(page.locator(UNKEPT)).toBeHidden()
  await page.getByRole('button', { name: '보기 설정' }).click()
  await page.getByLabel(/고전판/).check()
  await expect(page.locator('html')).toHaveAttribute('data-names', 'classic')
  await expect(page.locator(UNKEPT)).toContainText('저장하지 못했어요')
})

for (const [name, spoil] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`a lesson is played to its second step where storage is ${name}`, async ({ page }) => {
    await spoil(page)
    await page.goto('/puerto-rico/learn/your-board/#take-land', { waitUntil: 'networkidle' })
    await page.goto('/puerto-rico/learn/your-board/', { waitUntil: 'networkidle' })
    await page.locator('[data-key="0/good:corn"]').click()
    await page.locator('[data-key="ship:4"]').click()
    await expectDone(page)
    await expect(page.locator(UNKEPT)).toContainText('저장하지 못했어요')
    await expect(page.locator('.notice:visible')).toHaveCount(1)
    await page.getByRole('button', { name: '알겠어요' }).click()
    await page.locator(ACTION).click()
    await expectStep(page, 2)
    await expect(page.locator('.step-nav .done')).toHaveCount(1)
    await expect(page.locator('.notice:visible')).toHaveCount(0)
  })

  test(`files are taken in where storage is ${name}, and the page says for how long`, async ({
    page,
  }) => {
    await spoil(page)
    await page.goto('/puerto-rico/learn/', { waitUntil: 'networkidle' })
    await giveFile(page, withDone(NO_PROGRESS, 'your-board', 'no-such-step'))
    await expect(page.locator('.kept [role="status"]')).toContainText('your-board/no-such-step')
    await giveFile(page, withDone(NO_PROGRESS, 'your-board', 'take-land'))
    await expect(page.locator('.kept [role="status"]')).toContainText('저장하지는 못했어요')
    await expect(page.locator('.chapters a[href$="/your-board/"]')).toContainText('1/9')

    await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
    await giveFile(page, GAME)
    await expect(page.locator('.play-start > [role="status"]')).toContainText('저장하지는 못했어요')
    await page.getByRole('button', { name: /이어 두기/ }).click()
    await page.locator('[data-key="role:prospector"]').click()
    await page.locator('.main-action').click()
    await page.getByRole('button', { name: '목록으로' }).click()
    await expect(page.getByRole('button', { name: /이어 두기/ })).toHaveCount(1)
    await page.getByRole('button', { name: /이어 두기/ }).click()
    await expect(page.locator('.prompt')).toContainText('플레이어 B')
    await expect(page.locator('.notice:visible')).toHaveCount(1)

    await page.goto('/le-havre/play/', { waitUntil: 'networkidle' })
    await giveFile(page, HAVRE)
    await expect(page.locator('.play-start > [role="status"]')).toContainText('저장하지는 못했어요')
    await page.getByRole('button', { name: /^짧은 게임 · 2명/ }).click()
    // The marker moves by itself.
    await expect(page.locator('[data-key="offer:wood"]')).toHaveClass(/is-may/)
    await expect(page.locator(UNKEPT)).toContainText('저장하지 못했어요')
  })
}

test('damaged entries break no page and stay where they are', async ({ page }) => {
  const entries = {
    scheme: '<b>',
    names: '__proto__',
    keys: '\u0000',
    [PROGRESS_KEY]: '{"version":',
    [keyOf('x')]: 'null',
    [keyOfGame(HAVRE)]: JSON.stringify({ ...HAVRE, moves: [{ do: 'supply', seat: 9 }] }),
    [keyOf('y')]: JSON.stringify({ ...GAME, id: 'y', moves: [{ do: 'pass', seat: 9 }] }),
  }
  await page.addInitScript((all) => {
    if (!sessionStorage.getItem('there')) Object.assign(localStorage, all)
    sessionStorage.setItem('there', 'yes')
  }, entries)
  for (const { name, example } of KINDS) {
    await page.goto(example)
    await page.mouse.move(5, 300)
    await page.mouse.move(6, 301)
    await expect(page.locator('astro-island[ssr][client="activity"]'), name).toHaveCount(0)
    await expect(page.locator('h1:visible').first(), name).toBeVisible()
  }
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept).toMatchObject({ [keyOf('x')]: 'null', [keyOf('y')]: entries[keyOf('y')] })
  expect(kept[`${PROGRESS_KEY}.unreadable`]).toBe('{"version":')
})

/** Where the game lies that `openKept` opens. */
const KEY = keyOfGame(GAME)

async function openKept(page: Page): Promise<void> {
  await page.goto('/puerto-rico/play/')
  await page.evaluate(
    ([at = '', text = '']) => localStorage.setItem(at, text),
    [KEY, JSON.stringify(GAME)],
  )
  await page.goto(`/puerto-rico/play/?game=${GAME.id}`, { waitUntil: 'networkidle' })
}

test('a game whose entry becomes unreadable while it is played goes on as another', async ({
  page,
}) => {
  await openKept(page)
  await expect(page.locator('[data-key="role:prospector"]')).toBeVisible()
  await page.evaluate((at) => localStorage.setItem(at, '{"version":'), KEY)
  await page.locator('[data-key="role:prospector"]').click()
  await page.locator(ACTION).click()
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  await page.goto('/about/')
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await expect(page.getByText('열 수 없는 게임이 1개')).toBeVisible()
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  expect(await page.evaluate((at) => localStorage.getItem(at), KEY)).toBe('{"version":')
})

/** Presses what `selector` names and leaves the page before its next picture; gives what the device keeps under `key` then. */
const leftAtOnce = (page: Page, selector: string, key: string): Promise<string> =>
  page.locator(selector).evaluate(async (button: HTMLElement, at) => {
    button.click()
    // Drawing anew waits for no more than this; effects wait for a picture.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    return localStorage.getItem(at) ?? ''
  }, key)

test('what has been done is kept, however soon the page is left', async ({ page }) => {
  await openKept(page)
  await page.locator('[data-key="role:prospector"]').click()
  expect(JSON.parse(await leftAtOnce(page, ACTION, KEY)).moves).toHaveLength(1)

  await page.goto('/puerto-rico/learn/your-board/', { waitUntil: 'networkidle' })
  const corn = page.locator('[data-key="0/good:corn"]')
  await corn.click()
  await expect(corn).toHaveClass(/is-chosen/)
  expect(
    JSON.parse(await leftAtOnce(page, '[data-key="ship:4"]', PROGRESS_KEY)).done,
  ).toHaveProperty('your-board')
})

for (const [path, key] of [
  ['/puerto-rico/score/', 'puerto-rico/score'],
  ['/le-havre/score/', 'le-havre/score'],
  ['/puerto-rico/referee/', 'puerto-rico/draft'],
  ['/le-havre/referee/', 'le-havre/draft'],
] as const)
  test(`what is kept for ${path} and cannot be read is told and put aside`, async ({ page }) => {
    const newer = key.startsWith('le') ? '#lh9.q1Y' : '#pr9.q1Y'
    await page.goto(path)
    await page.evaluate(([at = '', text = '']) => localStorage.setItem(at, text), [key, newer])
    await page.reload({ waitUntil: 'networkidle' })
    const told = page.locator('.warning', { hasText: '읽지 못했어요' })
    await expect(told).toBeVisible()
    expect(await page.evaluate((at) => localStorage.getItem(`${at}.unreadable`), key)).toBe(newer)
    await told.getByRole('button', { name: '읽지 못한 기록 지우기' }).click()
    await expect(told).toHaveCount(0)
    expect(await page.evaluate((at) => localStorage.getItem(`${at}.unreadable`), key)).toBeNull()
  })
