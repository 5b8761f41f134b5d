import type { Page } from '@playwright/test'
import { CASE_LIST, type CaseList } from '../src/ui/kept-cases.ts'
import { linkOf, playMyTurn } from './by-link.ts'
import { GAME_LINKS, SECOND_TO_MOVE } from './game-links.ts'
import { expect, test } from './host.ts'
import { ACTION, expectDone, expectStep } from './lessons.ts'
import { tick } from './playing.ts'
import { makeVariant } from './variant.ts'

/** Asks for all cases to be kept; what becomes of it. */
const KEEP = /모든 사례 내려받기 \(받는 데 약 \d+ MB/
const KEPT = '.keep-cases [role="status"]'

/** Opens the front page and waits until the whole site is kept, its typeface with it. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('./', { waitUntil: 'load' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

async function startGame(page: Page): Promise<void> {
  await page.goto('./puerto-rico/play/', { waitUntil: 'networkidle' })
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '바로 시작' }).click()
}

async function chooseRole(page: Page, role: string): Promise<void> {
  await page.locator(`[data-key="role:${role}"]`).click()
  await page.locator('.main-action').click()
}

/** Complaints apart from those that there is no net. */
const besidesTheNet = (complaints: readonly string[]): string[] =>
  complaints.filter((line) => !/ERR_(CONNECTION_REFUSED|FAILED)/.test(line))

/** The first step of a chapter. */
async function beginChapter(page: Page): Promise<void> {
  await page.goto('./puerto-rico/learn/your-board/')
  await page.locator('[data-key="0/good:corn"]').click()
  await page.locator('[data-key="ship:4"]').click()
  await expectDone(page)
}

/** It goes on from the step where the net went away, and so does the course. */
async function goOnInChapter(page: Page): Promise<void> {
  await page.locator(ACTION).click()
  await expectStep(page, 2)
  await page.locator('[data-key="building:largeFruitPlant"]').click()
  await page.locator(ACTION).click()
  await expectDone(page)
  await page.reload()
  await expectStep(page, 2)
  await expect(page.locator('.step-nav .done')).toHaveCount(2)

  await page.goto('./puerto-rico/learn/')
  await expect(page.locator('.chapters a[href$="/your-board/"]')).toContainText('2/9')
  await page.locator('.onward').click()
  await expectStep(page, 3)
  await page.goto('./puerto-rico/learn/roles/')
  await page.locator('[data-key="role:settler"]').click()
  await page.locator(ACTION).click()
  await expectDone(page)
}

/** The cases about what is asked below, and one in so many of the others: each costs a request. */
const SAMPLED = 20
const publishFewerCases = (root: string): void =>
  makeVariant(root, {
    [CASE_LIST](text) {
      const list: CaseList = JSON.parse(text)
      const pages = list.pages.filter(
        (page, index) => index % SAMPLED === 0 || /\/(?:captain|wharf)\//.test(page),
      )
      return JSON.stringify({ ...list, pages })
    },
  })

/** All cases, once they are asked for. */
async function keepCases(page: Page): Promise<void> {
  await page.goto('./puerto-rico/referee/cases/')
  await page.getByRole('button', { name: KEEP }).click()
  await expect(page.locator(KEPT)).toContainText('모든 사례가 이 기기에 있어요', {
    timeout: 300_000,
  })
}

/** Cases, and links to positions, which lie with them. */
async function askAtReferee(page: Page): Promise<void> {
  for (const query of [
    'scenario=captain/five-corn-two-empty-ships',
    'lesson=captain-loading/the-larger-ship',
  ]) {
    await page.goto(`./puerto-rico/referee/?${query}`)
    await expect(page.locator('.ask .live')).toBeVisible()
  }
  await page.goto('./puerto-rico/referee/cases/wharf/with-harbor-printed-example')
  await expect(page.locator('.case .answer')).toBeVisible()
  await page.goto('./puerto-rico/referee/cases/')
  await expect(page.locator(KEPT)).toContainText('모든 사례가 이 기기에 있어요')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('cases')) await caches.delete(name)
  })
  await page.goto('./puerto-rico/referee/cases/')
  await page.getByRole('button', { name: KEEP }).click()
  await expect(page.locator(KEPT)).toContainText('받지 못했어요')
}

test('after one visit course, reference and play work without a net, and so do all cases once they are kept', async ({
  page,
  host,
  complaints,
}) => {
  const fewer = test.info().outputPath('fewer-cases')
  publishFewerCases(fewer)
  host.publish(fewer)
  await visitOnce(page)
  await keepCases(page)
  await beginChapter(page)
  host.disconnect()
  await goOnInChapter(page)
  await askAtReferee(page)
  await page.goto('./puerto-rico/rules/captain/?from=a-link#captain.must-load')
  await expect(page.locator('[id="captain.must-load"]')).toBeInViewport()
  const figure = page.locator('figure[data-scenario="figures/five-corn"]')
  await figure.locator('[data-key="figure:next"]').click()
  await expect(figure.locator('.figure-at')).toContainText('1 / 2')
  await page.goto('./puerto-rico/rules/trader')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('상인')
  await page.goto('./puerto-rico/puzzles/roles/')
  await expect(page.locator('.task')).toBeVisible()
  await page.goto('./puerto-rico/quiz/')
  await expect(page.locator('.quiz-figure .live-figure')).toBeVisible()
  await startGame(page)
  await chooseRole(page, 'prospector')
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  await page.goto('./no/such/page/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('연결이 없어요')
  expect(besidesTheNet(complaints)).toEqual([])
  complaints.length = 0
})

for (const [game, link] of Object.entries(GAME_LINKS))
  test(`a link of ${game} is opened and answered without a net`, async ({
    page,
    host,
    complaints,
  }) => {
    await visitOnce(page)
    host.disconnect()
    await page.goto(`./${game}/play/${link(SECOND_TO_MOVE)}`)
    await page.getByRole('button', { name: '영희로 두기' }).click()
    await playMyTurn(page)
    await expect(page.locator('.by-link .prompt')).toContainText('민수의 차례예요')
    expect(await linkOf(page)).toContain(`/${game}/play/#`)
    expect(besidesTheNet(complaints)).toEqual([])
    complaints.length = 0
  })

test('a position that cannot be fetched is told as that', async ({ page, complaints }) => {
  await page.route('**/positions.json', (route) => route.abort('internetdisconnected'))
  await page.goto('./puerto-rico/referee/?scenario=captain/five-corn-two-empty-ships')
  await expect(page.getByRole('alert')).toContainText('연결이 없어서')
  complaints.length = 0
})

test('a part of a page that does not come says so, and comes once there is a net', async ({
  page,
  complaints,
}) => {
  await page.goto('./puerto-rico/play/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '바로 시작' }).click()
  await page.route('**/TypedMove*', (route) => route.abort('internetdisconnected'))
  const typing = page.getByRole('button', { name: '말로 두기' })
  await typing.click()
  await expect(page.locator('.notice.unloaded')).toContainText('연결이 없어 불러오지 못했어요')
  await page.unroute('**/TypedMove*')
  await typing.click()
  await expect(page.getByLabel('둘 수를 써 보세요.')).toBeVisible()
  expect(complaints.filter((one) => one.startsWith('page error'))).toEqual([])
  complaints.length = 0
})

test('a new version waits, lets a game go on, and comes when the reader takes it', async ({
  page,
  host,
}) => {
  const later = test.info().outputPath('later')
  publishLater(later)
  await visitOnce(page)
  await startGame(page)
  await chooseRole(page, 'prospector')
  await page.evaluate(() => {
    document.title = 'still the same page'
  })

  host.publish(later)
  const note = page.getByRole('complementary', { name: '새 버전 알림' })
  // One that joins a look begun before the new version was there finds nothing: then another is taken.
  await expect(async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(note.getByRole('status')).toHaveText('새 버전이 준비됐어요.', { timeout: 15_000 })
  }).toPass({ timeout: 300_000 })
  await chooseRole(page, 'settler')
  await expect(page.locator('.prompt')).toContainText('타일')
  await expect(page).toHaveTitle('still the same page')

  await note.getByRole('button', { name: '새로 열기' }).click()
  await expect(page).toHaveTitle(/길잡이/)
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await expect(page.locator('.prompt')).toContainText('타일')
  await page.goto('./about/')
  await expect(page).toHaveTitle('a later version')
})

test('where one window takes a new version the other is told, and its button works', async ({
  page,
  host,
}) => {
  const later = test.info().outputPath('later')
  publishLater(later)
  await visitOnce(page)
  const other = await page.context().newPage()
  await other.goto('./puerto-rico/play/', { waitUntil: 'networkidle' })
  await other.evaluate(() => {
    document.title = 'still the same page'
  })
  host.publish(later)
  const noteOf = (one: Page) => one.getByRole('complementary', { name: '새 버전 알림' })
  await expect(async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(noteOf(page)).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 300_000 })
  await noteOf(page).getByRole('button', { name: '새로 열기' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-old')
  // A part that did not come before is gone: it is not the net that is wanting.
  await other.evaluate(() => {
    Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  })
  await expect(noteOf(other)).toBeVisible()
  await expect(other.locator('.notice.unloaded')).toBeHidden()
  await noteOf(other).getByRole('button', { name: '새로 열기' }).click()
  await expect(other).not.toHaveTitle('still the same page')
})

/** What the caches of that name hold, as addresses below the site's root. */
const heldIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const held = await (await caches.open(name)).keys()
    return held.map(({ url }) => url.slice(location.origin.length))
  }, name)

test('languages keep their pages apart, and what a link asks makes no other page', async ({
  page,
}) => {
  const example = 'puerto-rico/referee/cases/wharf/may-stay-unused/'
  await visitOnce(page)
  for (const query of ['', '?from=one', '?from=another'])
    await page.goto(`./${example}${query}`, { waitUntil: 'networkidle' })
  expect(await heldIn(page, 'pages /')).toEqual([`/${example}`])
  const counted = (root: string) =>
    page.evaluate(
      async ([root = '', example = '']) => {
        const name = `cases ${root}`
        await (await caches.open(name)).put(root + example, new Response('kept'))
        return (await caches.keys()).filter((one) => one.startsWith('cases'))
      },
      [root, example],
    )
  expect(await counted('/')).toEqual(['cases /'])
  await page.goto('./en/', { waitUntil: 'networkidle' })
  expect(await counted('/en/')).toEqual(['cases /', 'cases /en/'])
})

test('a game goes on in another language without a net', async ({ page, host, complaints }) => {
  await page.goto('./en/', { waitUntil: 'networkidle' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('./en/le-havre/play/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.locator('[data-key="offer:wood"].is-may').click()
  await expect(page.locator('[data-action="undo"]')).toBeEnabled()
  host.disconnect()
  await page.goto('./en/le-havre/play/')
  await expect(page.getByRole('button', { name: /Go on with/ })).toBeVisible()
  await page.getByRole('button', { name: /Go on with/ }).click()
  await expect(page.locator('[data-key="offer:wood"]')).toBeVisible()
  expect(besidesTheNet(complaints)).toEqual([])
  complaints.length = 0
})

/** Another build, whose page about itself has another title. */
const publishLater = (root: string): void =>
  makeVariant(root, {
    'about/index.html': (page) =>
      page.replace(/<title>.*?<\/title>/, '<title>a later version</title>'),
    'sw.js': (script) =>
      script.replace(/(["'`]?url["'`]?:["'`]about\/["'`],["'`]?revision["'`]?:["'`])/, '$1later'),
  })
