/** Games by link on a small phone: what is to be sent or answered is seen, and what was not sent can be taken back. */
import {
  begin,
  device,
  linkOf,
  movesOn,
  type Named,
  open,
  PHONE,
  PLAY,
  pair,
  playMyTurn,
  skip,
} from './by-link.ts'
import { expect, test } from './clean-page.ts'
import { GAME_LINKS, LATE, SECOND_TO_MOVE } from './game-links.ts'

const GAMES: readonly Named[] = ['puerto-rico', 'le-havre']
const UNDO = '[data-action="undo"]:not([disabled])'
const SEND = { name: '링크 보내기' }

test.use({ viewport: PHONE })

for (const game of GAMES)
  test(`a turn of ${game} is taken back until its link is sent`, async ({
    page: first,
    browser,
    baseURL,
  }) => {
    const second = await device(browser, baseURL)
    await begin(first, game)
    await playMyTurn(first)
    await expect(first.getByText('아직 보내지 않았어요')).toBeInViewport({ ratio: 1 })
    await expect(first.getByRole('button', SEND)).toBeInViewport({ ratio: 1 })
    await expect(first.getByText('마지막 수')).toHaveCount(0)
    const whole = await movesOn(first, game)
    await expect(first.locator(UNDO)).toBeInViewport({ ratio: 1 })
    await first.locator(UNDO).click()
    await expect(first.locator('.action-bar .by-link')).toHaveCount(0)
    await expect(first.locator('.spot.is-may').first()).toBeVisible()
    const movesNow = async (): Promise<number> => (await movesOn(first, game)).length
    await expect.poll(movesNow).toBeLessThan(whole.length)
    await playMyTurn(first, 'last')
    await open(second, await linkOf(first))
    await expect(first.locator(UNDO)).toHaveCount(0)
    await expect(first.getByText('마지막 수')).toBeVisible()
    await second.getByRole('button', { name: '영희로 두기' }).click()
    await skip(second)
    expect(await movesOn(second, game)).toContain(await movesOn(first, game))
    await second.context().close()
  })

test('whoever closes the dialog that shares has sent nothing', async ({ page }) => {
  await begin(page, 'puerto-rico')
  await playMyTurn(page)
  await page.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async () => {
        document.body.dataset.closed = 'true'
        throw new DOMException('', 'AbortError')
      },
    })
  })
  await page.getByRole('button', SEND).click()
  await expect(page.locator('body[data-closed]')).toBeVisible()
  await expect(page.getByText('아직 보내지 않았어요')).toBeVisible()
  await expect(page.locator(UNDO)).toBeVisible()
})

for (const game of GAMES)
  test(`whoever waits in a game of ${game} reads when its last move was made`, async ({ page }) => {
    await page.goto(PLAY[game] + GAME_LINKS[game](SECOND_TO_MOVE), { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '민수로 두기' }).click()
    await skip(page)
    await expect(page.locator('.by-link .prompt')).toContainText('마지막 수: 1. 2.')
  })

test('what a link brought is read from its beginning', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const { second } = await pair(first, browser, baseURL)
  await playMyTurn(second)
  await open(first, await linkOf(second))
  await skip(first)
  const lines = first.locator('.since li')
  expect(await lines.count()).toBeGreaterThan(2)
  await expect(lines.first()).toBeInViewport({ ratio: 1 })
  await second.context().close()
})

test('what is asked for is withdrawn until its link is sent, and says that it was sent', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const { second } = await pair(first, browser, baseURL)
  await first.getByRole('button', { name: '무르기 부탁하기' }).click()
  await first.getByRole('button', { name: '부탁 거두기' }).click()
  await expect(first.getByText('무르기를 부탁했어요')).toHaveCount(0)
  await first.getByRole('button', { name: '무르기 부탁하기' }).click()
  await expect(first.getByRole('button', SEND)).toBeInViewport({ ratio: 1 })
  const request = await linkOf(first)
  await expect(first.getByRole('button', { name: '부탁 거두기' })).toHaveCount(0)
  await second.setViewportSize(PHONE)
  await open(second, request)
  for (const name of ['물러 주기', '그대로 두기'])
    await expect(second.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await second.getByRole('button', { name: '물러 주기' }).click()
  await expect(second.getByRole('button', SEND)).toBeInViewport({ ratio: 1 })
  await open(first, await linkOf(second))
  await skip(first)
  await expect(first.getByText('영희가 물러 줬어요')).toBeInViewport({ ratio: 1 })
  await second.context().close()
})

for (const [game, title] of [
  ['puerto-rico', '푸에르토 리코'],
  ['le-havre', '르아브르'],
] as const)
  test(`the first link of ${game} says what it is, who sent it and where it stands`, async ({
    page: first,
    browser,
    baseURL,
  }) => {
    const second = await device(browser, baseURL)
    await begin(first, game)
    await playMyTurn(first)
    await open(second, await linkOf(first))
    const card = second.locator('.take-seat')
    await expect(card.getByRole('heading', { name: title })).toBeVisible()
    await expect(card).toContainText('민수가 링크로 두는 게임을 보냈어요.')
    await expect(card).toContainText('1라운드, 영희의 차례예요.')
    await second.context().close()
  })

for (const game of GAMES)
  test(`late in a game of ${game} no line is cut and no price is broken`, async ({ page }) => {
    await page.goto(PLAY[game] + GAME_LINKS[game](LATE), { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '지켜보기' }).click()
    await skip(page)
    // The table folds what is not asked about.
    const folded = page.locator('.zone-buildings:not([open]) > summary')
    if (await folded.isVisible()) await folded.press('Enter')
    const wrong = await page.evaluate(() => {
      const all = (selector: string) => Array.from(document.querySelectorAll(selector))
      const cut = all('.status, .strip-own p').filter((one) => one.scrollWidth > one.clientWidth)
      const broken = all('.price s').filter((one) => {
        const { lineHeight } = getComputedStyle(one)
        return one.getBoundingClientRect().height > 1.5 * Number.parseFloat(lineHeight)
      })
      return [...cut, ...broken].map(({ textContent }) => textContent)
    })
    expect(wrong).toEqual([])
    const seen = { 'le-havre': '.strip-own .due.is-lacking', 'puerto-rico': '.price s:visible' }
    await expect(page.locator(seen[game]).first()).toBeVisible()
  })
