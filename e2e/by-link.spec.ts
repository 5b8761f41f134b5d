/** Friends apart: what a link brings to a device, and what is asked for by link. */
import type { Browser } from '@playwright/test'
import { begin, device, linkOf, movesOn, open, PLAY, pair, playMyTurn, skip } from './by-link.ts'
import { expect, test } from './clean-page.ts'
import { tick } from './playing.ts'
import { denyStorage } from './stored.ts'

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
  await expect(second.getByText('이 기기에 이미 다 있어서')).toBeVisible()
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
  // Whoever asks is to move: the table keeps its room.
  await expect(first.locator('.action-bar .by-link')).toHaveCount(0)
  await open(second, await linkOf(first))
  await expect(second.getByText(/민수가 \d+수를 무르고 싶어 해요/)).toBeVisible()
  const [grant, decline] = await second.locator('.asked button').all()
  const [left, right] = [await grant?.boundingBox(), await decline?.boundingBox()]
  if (!left || !right) throw new Error('nothing is to be answered')
  const apart = Math.max(right.x - (left.x + left.width), right.y - (left.y + left.height))
  expect(apart).toBeGreaterThanOrEqual(6)
  await second.getByRole('button', { name: '물러 주기' }).click()
  await expect(second.locator('.by-link .prompt')).toContainText('민수의 차례예요')
  // What was granted is not there yet: nothing is sent again.
  const send = second.getByRole('button', { name: /^링크 (다시 )?보내기$/ })
  await expect(send).toHaveText('링크 보내기')
  await expect(second.getByText('무르기로 했어요')).toBeVisible()
  const answer = await linkOf(second)
  await expect(send).toHaveText('링크 다시 보내기')
  await expect(second.getByText('무르기로 했어요')).toHaveCount(0)
  await open(first, answer)
  const movesNow = async (): Promise<number> => (await movesOn(first, 'puerto-rico')).length
  await expect.poll(movesNow).toBeLessThan(before.length)
  expect(before).toContain(await movesOn(first, 'puerto-rico'))
  const granted = first.getByText('영희가 물러 줬어요. 1라운드, 민수의 차례부터 다시 둬요.')
  await expect(granted).toBeInViewport({ ratio: 1 })
  await playMyTurn(first)
  await expect(granted).toHaveCount(0)
  await second.context().close()
})

test('whoever asked is told that it was declined, and plays on as it is', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const { second } = await pair(first, browser, baseURL)
  await first.getByRole('button', { name: '무르기 부탁하기' }).click()
  const request = await linkOf(first)
  await open(second, request)
  // It is answered before anything else is done.
  await skip(second)
  await expect(second.locator('.spot.is-may')).toHaveCount(0)
  await second.getByRole('button', { name: '그대로 두기' }).click()
  await expect(second.locator('.asked')).toHaveCount(0)
  await expect(second.getByText('물러 주지 않기로 했어요')).toBeVisible()
  const declined = await linkOf(second)
  await expect(second.getByText('물러 주지 않기로 했어요')).toHaveCount(0)
  await open(first, declined)
  await expect(first.getByText('영희가 물러 주지 않고')).toBeInViewport()
  await expect(first.getByRole('button', { name: '무르기 부탁하기' })).toHaveCount(0)
  // The request is harmless once it is answered.
  await open(second, request)
  await expect(second.getByText('이 기기에 이미 다 있어서')).toBeVisible()
  await expect(second.locator('.asked')).toHaveCount(0)
  await playMyTurn(second)
  await open(first, await linkOf(second))
  expect(await movesOn(first, 'puerto-rico')).toContain(await movesOn(second, 'puerto-rico'))
  await second.context().close()
})

/** A second device on which somebody takes the seat of the link that another has taken too. */
async function sameSeat(browser: Browser, baseURL: string | undefined, link: string) {
  const third = await device(browser, baseURL)
  await open(third, link)
  await third.getByRole('button', { name: '영희로 두기' }).click()
  return third
}

for (const [whose, words] of [
  ['of one person', '1라운드, 영희의 차례부터 이 기기와 링크가 서로 달라요'],
  ['of two at one seat', '플레이어 B 자리에 두 사람이 앉았어요'],
] as const)
  test(`two ways ${whose} to play on stand side by side, one is chosen and the other kept`, async ({
    page: first,
    browser,
    baseURL,
  }) => {
    const { second, link } = await pair(first, browser, baseURL)
    await skip(second)
    const seated = whose === 'of one person' ? await linkOf(second) : link
    const third = await sameSeat(browser, baseURL, seated)
    await playMyTurn(third, 'last')
    await playMyTurn(second)
    await open(first, await linkOf(second))
    const chosen = await movesOn(first, 'puerto-rico')
    await open(first, await linkOf(third))
    const parted = first.locator('.parted')
    await expect(parted).toContainText(words)
    for (const way of ['here', 'there'])
      expect(await parted.locator(`[data-way="${way}"] li`).count()).toBeGreaterThan(0)
    await expect(first.locator('.spot.is-may')).toHaveCount(0)
    await first.getByRole('button', { name: '링크의 판으로 이어 두기' }).click()
    await expect(parted).toHaveCount(0)
    expect(await movesOn(first, 'puerto-rico')).toContain(await movesOn(third, 'puerto-rico'))
    await first.getByRole('button', { name: '목록으로' }).click()
    await expect(first.locator('.game-list li')).toHaveCount(2)
    const all = await first.evaluate(() => Object.values(localStorage).join())
    expect(all).toContain(chosen.slice(chosen.lastIndexOf('{')))
    for (const page of [second, third]) await page.context().close()
  })

test('whoever finds their seat taken is told before moving, and may watch or sit elsewhere', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const { second, link } = await pair(first, browser, baseURL)
  const third = await sameSeat(browser, baseURL, link)
  await skip(third)
  await playMyTurn(second)
  // Both may see each other's links, as in a group.
  await open(third, await linkOf(second))
  const parted = third.locator('.parted')
  await expect(parted).toContainText('내가 앉은 플레이어 B 자리에 다른 사람도 앉았어요')
  await third.getByRole('button', { name: '링크의 판으로 이어 두기' }).click()
  await expect(third.getByText('지켜보고 있어요')).toBeVisible()
  expect(await movesOn(third, 'puerto-rico')).toContain(await movesOn(second, 'puerto-rico'))
  await third.getByRole('button', { name: '자리에 앉기' }).click()
  await expect(third.getByText('이미 앉은 사람이 있어요')).toHaveCount(2)
  // As if it were another device of the same person.
  await third.getByRole('button', { name: '영희로 두기' }).click()
  await expect(third.getByText('지켜보고 있어요')).toHaveCount(0)
  await open(first, await linkOf(third))
  await expect(first.locator('.parted')).toHaveCount(0)
  expect(await movesOn(first, 'puerto-rico')).toContain(await movesOn(second, 'puerto-rico'))
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
