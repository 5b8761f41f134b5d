/** Games by link in other languages, and in another window. */
import type { Page } from '@playwright/test'
import { builtPages } from '../scripts/site/built.ts'
import { device, linkOf, open, PLAY, pair, playMyTurn, skip } from './by-link.ts'
import { expect, test } from './clean-page.ts'

const LANGUAGES = [
  {
    locale: 'ja-JP',
    root: '/ja',
    apart: '離れてリンクで',
    nameOf: (seat: string) => `プレイヤー${seat}の名前`,
    start: 'すぐに始める',
    send: /^リンクを(もう一度)?送る$/,
    sent: 'リンクを送りました',
    turnOf: (name: string) => `${name}の手番です`,
    sit: (name: string) => `${name}として打つ`,
    stop: '見るのをやめる',
  },
  {
    locale: 'en-GB',
    root: '/en',
    apart: 'Apart, by link',
    nameOf: (seat: string) => `Name of Player ${seat}`,
    start: 'Start now',
    send: /^Send the link( again)?$/,
    sent: 'The link is sent',
    turnOf: (name: string) => `It is ${name}’s turn`,
    sit: (name: string) => `Play as ${name}`,
    stop: 'Stop watching',
  },
]

// Those that were built beside the original.
const PAGES = LANGUAGES.flatMap(({ root, ...words }) =>
  Object.values(PLAY).map((path) => ({ ...words, path: root + path })),
).filter(({ path }) => builtPages().includes(path))

for (const { path, ...words } of PAGES)
  test(`two devices play by link at ${path}`, async ({ browser, baseURL }) => {
    const first = await device(browser, baseURL, words.locale)
    const second = await device(browser, baseURL, words.locale)
    await first.goto(path, { waitUntil: 'networkidle' })
    await first.getByLabel(words.apart).click()
    await first.getByLabel(words.nameOf('A')).fill('Minsu')
    await first.getByLabel(words.nameOf('B')).fill('Ana')
    await first.getByRole('button', { name: words.start }).click()
    await playMyTurn(first, 'first', words.stop)
    await expect(first.locator('.by-link .prompt')).toContainText(words.turnOf('Ana'))
    await open(second, await linkOf(first, words))
    await second.getByRole('button', { name: words.sit('Ana') }).click()
    await playMyTurn(second, 'first', words.stop)
    await expect(second.locator('.by-link .prompt')).toContainText(words.turnOf('Minsu'))
    await open(first, await linkOf(second, words))
    await expect(first.locator('.since li').first()).toBeVisible()
    for (const page of [first, second]) {
      await expect(page.locator('html')).toHaveAttribute('lang', words.locale.slice(0, 2))
      await page.context().close()
    }
  })

test('a link that is opened in another window brings the first one on', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const { second } = await pair(first, browser, baseURL)
  await playMyTurn(second)
  const answer = await linkOf(second)
  const other: Page = await first.context().newPage()
  await open(other, answer)
  await skip(other)
  await expect(first.locator('.overtaken')).toContainText('따라왔어요')
  await expect(first.locator('.by-link .prompt')).toHaveCount(0)
  await playMyTurn(other)
  await expect(first.locator('.by-link .prompt')).toContainText('영희의 차례예요')
  // Either of them hands the same on.
  expect(await linkOf(first)).toBe(await linkOf(other))
  await second.context().close()
})
