import type { Locator, Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { button, figureOf, laidOut, playFrom, tryOut, wake, walk } from './figure.ts'

interface Visit {
  /** A figure of the page, and which of those that show it. */
  figure: string
  nth?: number
  /** Places to tap one after the other; '!rule' where that rule has to refuse what was tapped. */
  taps: string
  /** Played on to the end of the round: alone, or against the bots of a figure that has some. */
  playedOn?: 'alone' | 'against bots'
  /** What is switched on in the table of its numbers, and a number that follows. */
  table?: { on: readonly string[]; number: string; says: string }
}

/** Pages of the reference, each with a figure that asks for another kind of move or is another kind of figure. */
const VISITS: Readonly<Record<string, Visit>> = {
  '': {
    figure: 'figures/roles-of-round-two',
    taps: 'role:builder building:cityHall !builder.price building:hospice',
  },
  'builder/': {
    figure: 'figures/three-quarries-for-the-harbor',
    taps: 'drawing building:cityHall !builder.price building:harbor',
    playedOn: 'alone',
    // A large building for 10, with two quarries and the privilege.
    table: { on: ['privilege', '2'], number: 'tr:last-child td.is-picked', says: '7' },
  },
  'captain/': {
    figure: 'figures/five-corn',
    taps: '0/good:corn ship:4 !captain.largest-load ship:6',
    playedOn: 'against bots',
  },
  'commercial-buildings/': {
    figure: 'wharf/with-harbor-printed-example',
    taps: '0/good:sugar ship:4 !captain.one-kind-per-ship 0/good:sugar ship:6',
    table: { on: ['corn', 'sugar', 'coffee'], number: 'td.is-picked', says: '2' },
  },
  'craftsman/': {
    figure: 'figures/one-more-of-the-kinds-made',
    taps: 'drawing role:craftsman supplyGood:sugar !craftsman.privilege-kind supplyGood:corn',
  },
  'differences/': {
    figure: 'captain/any-empty-ship-by-option',
    taps: '0/good:corn ship:4 1/good:sugar ship:4 !captain.one-kind-per-ship ship:6',
  },
  'end/': {
    figure: 'figures/the-last-round',
    taps: 'role:prospector role:prospector !round.role-free role:trader',
    playedOn: 'alone',
  },
  'mayor/': {
    figure: 'figures/three-empty-circles',
    taps: '1/manned:corn main !mayor.fill-circles 1/land:corn main',
  },
  'settler/': {
    figure: 'figures/settler-turns',
    taps: 'pile !hacienda.owned tile:corn',
  },
  'setup/': {
    figure: 'setup/two-players',
    nth: 1,
    taps: 'drawing role:builder building:cityHall !builder.price building:hospice',
    playedOn: 'against bots',
  },
  'trader/': {
    figure: 'figures/kinds-in-the-house',
    taps: '0/good:sugar !trader.one-of-each 0/good:corn',
    table: { on: ['privilege'], number: 'td:last-child', says: '5' },
  },
}

/** Pages whose figures are of these kinds too: they are read. */
const OTHERS = [
  'all-rules/',
  'large-buildings/',
  'players/',
  'production-buildings/',
  'prospector/',
  'round/',
  'scoring/',
  'terms/',
]

/** Switches something on in a table, and sees a number follow. */
async function follow(table: Locator, { on, number, says }: NonNullable<Visit['table']>) {
  for (const id of on) await table.locator(`[data-key="try:${id}"]`).tap()
  await expect(table.locator(number)).toHaveText(says)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  for (const [path, visit] of Object.entries(VISITS))
    test(`a figure of rules/${path} is woken, walked${visit.playedOn ? ', tried and played on' : ' and tried'}`, async ({
      page,
    }) => {
      await page.goto(`/puerto-rico/rules/${path}`)
      const { figure: scenario, nth = 0, taps, playedOn, table } = visit
      const figure = page.locator(`figure[data-scenario="${scenario}"]`).nth(nth)
      await wake(figure)
      if (await button(figure, 'next').count()) await walk(figure)
      await tryOut(figure, taps)
      if (playedOn) await playFrom(page, figure, playedOn === 'alone')
      if (table) await follow(page.locator('.live-table'), table)
      await page.emulateMedia({ media: 'print' })
      await expect(figure.locator('.drawing').first()).toBeVisible()
      await expect(figure.locator('.figure-bar')).toBeHidden()
    })
})

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 390, height: 560 }, hasTouch: true, isMobile: true })
  test('a refusal above two rows of buttons is read whole, with its rule', async ({ page }) => {
    await page.goto('/puerto-rico/rules/mayor/')
    const figure = figureOf(page, 'figures/three-empty-circles')
    await wake(figure)
    await tryOut(figure, '1/manned:corn')
    await figure.locator('.main-action').tap()
    await expect(figure.locator('.refusal .deciding a')).toHaveAttribute('href', /fill-circles/)
    const hidden = await figure
      .locator('.said')
      .evaluate((said) => said.scrollHeight - said.clientHeight)
    expect(hidden).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every page reads whole: pictures, words and links, and nothing to press', async ({
    page,
  }) => {
    for (const path of [...Object.keys(VISITS), ...OTHERS]) {
      await page.goto(`/puerto-rico/rules/${path}`)
      await expect(page.locator('.board-figure .drawing').first()).toBeVisible()
      await expect(page.locator('.board-figure figcaption').first()).toBeVisible()
      for (const bar of await page.locator('.figure-bar').all()) await expect(bar).toBeHidden()
    }
    await page.goto('/puerto-rico/rules/captain/')
    await expect(page.locator('.rule-try').first()).toHaveAttribute(
      'href',
      /\/referee\/\?scenario=/,
    )
  })
})

test('reading costs no script, and a second figure nothing after the first', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (['script', 'fetch'].includes(request.resourceType())) fetched.push(request.url())
  })
  await page.goto('/puerto-rico/rules/captain/', { waitUntil: 'networkidle' })
  expect(fetched.join()).not.toMatch(/LiveFigure|island|live/)
  await wake(figureOf(page, 'figures/five-corn'))
  expect(fetched.join()).toMatch(/LiveFigure/)
  const first = fetched.length
  await wake(figureOf(page, 'figures/four-corn'))
  expect(fetched.length).toBe(first)
})

test('a refusal leads to its rule, which is marked; two woken figures stay apart', async ({
  page,
}) => {
  await page.goto('/puerto-rico/rules/captain/')
  const figure = figureOf(page, 'figures/five-corn')
  const other = figureOf(page, 'figures/four-corn')
  await wake(figure)
  await wake(other)
  const corn = (of: Locator): Locator => of.locator('[data-key="0/good:corn"]')
  await corn(figure).click()
  await figure.locator('[data-key="ship:4"]').click()
  await figure.locator('.refusal .deciding a').click()
  await expect(page.locator('[id="captain.largest-load"]:target')).toBeInViewport()
  await figure.locator('[data-key="ship:6"]').click()
  await expect(corn(figure)).toHaveCount(0)
  await expect(figure.locator('.frame-events')).toContainText('5점')
  await expect(corn(other)).toContainText('4')
  await button(other, 'next').click()
  await expect(other.locator('.figure-at')).toContainText('1 /')
  // It leads no further, and keeps the focus.
  await expect(button(other, 'next')).toBeFocused()
  // The one that woke last hears its own keys, and the one before it does not.
  await page.keyboard.press('ArrowLeft')
  await expect(other.locator('.figure-at')).toContainText('0 /')
  await expect(corn(figure)).toHaveCount(0)
  // A key pressed before the next picture walks on from the step that the one before it led to.
  const steps = await button(other, 'next').evaluate(async (next: HTMLElement) => {
    const step = (): string | null | undefined =>
      next.closest('figure')?.querySelector('.figure-at')?.textContent
    const drawn = (): Promise<void> => Promise.resolve().then(() => {})
    next.click()
    await drawn()
    const led = step()
    next.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    await drawn()
    return [led, step()]
  })
  expect(steps).toEqual(['1 / 1', '0 / 1'])
  await button(figure, 'back').press('ArrowLeft')
  await expect(corn(figure)).toContainText('5')
  await expect(other.locator('.figure-at')).toContainText('0 /')
  await button(other, 'more').click()
  const way = (name: string): Locator => other.getByRole('link', { name, exact: true })
  await expect(way('이런 문제 풀기')).toHaveAttribute('href', '/puerto-rico/puzzles/ships/')
  await way('심판에게 묻기').click()
  await expect(page).toHaveURL(/\/referee\/#/)
})

test('where buttons go away or lead no further, the focus stays in reach', async ({ page }) => {
  await page.goto('/puerto-rico/rules/setup/')
  // It has no script: there is no way back until something is played.
  const figure = page.locator('figure[data-scenario="setup/two-players"]').nth(1)
  await wake(figure)
  await expect(button(figure, 'back')).toHaveCount(0)
  await figure.locator('.drawing').first().click()
  for (const way of ['back', 'return']) {
    await figure.locator('[data-key="role:builder"]').click()
    await button(figure, way).press('Enter')
    await expect(button(figure, 'return')).toHaveCount(0)
    await expect(button(figure, 'back')).toBeFocused()
  }
})

test('the cases about a building open in place, each with its answer and its board', async ({
  page,
}) => {
  await page.goto('/puerto-rico/rules/commercial-buildings/')
  const list = page.locator('.disputes').last()
  await list.getByRole('link', { name: /다툼이 되는 경우/ }).click()
  const question = list.getByRole('button', { name: /지난 .*에 조선소를 썼어요/ })
  await question.click()
  await expect(list.getByText('쓸 수 있다. 한 번이라는 제한은')).toBeVisible()
  await button(list, 'next').click()
  await expect(list.locator('.figure-at')).toContainText('1 /')
})

test('the set-up is laid out step by step', async ({ page }) => {
  await page.goto('/puerto-rico/rules/setup/')
  const setup = page.locator('figure[data-scenario="setup/two-players"]').first()
  await setup.scrollIntoViewIfNeeded()
  await button(setup, 'begin').click()
  await expect(setup.locator('.figure-at')).toHaveText('1 / 9')
  await expect(setup.locator('.part-roles')).toBeHidden()
  await expect(setup.getByRole('status')).toContainText('건물을 그 위에 올린다')
  for (let step = 2; step <= 9; step++) await button(setup, 'next').click()
  await expect(setup.locator('.part-roles')).toBeVisible()
})

test('every rule opens its scene below its paragraph', async ({ page }) => {
  await page.goto('/puerto-rico/rules/captain/')
  const rule = page.locator('[id="captain.own-good"]')
  await rule.getByRole('link', { name: '직접 해 보기' }).click()
  await expect(rule.locator('.rule-scene .figure-bar')).toBeVisible()
  await expect(page).toHaveURL(/rules\/captain\/$/)
})

test('a page is followed figure by figure, a sentence with each', async ({ page }) => {
  await page.goto('/puerto-rico/rules/mayor/')
  await page.getByRole('button', { name: '이 장을 따라가기' }).click()
  const guide = page.getByRole('region', { name: '이 장을 따라가기' })
  await expect(guide).toContainText('1 / 6')
  const first = await guide.getByRole('status').textContent()
  for (let press = 0; press < 4; press++) await guide.getByRole('button', { name: '다음' }).click()
  await expect(guide).not.toContainText('1 / 6')
  await expect(guide.getByRole('status')).not.toHaveText(first ?? '')
  await guide.getByRole('button', { name: '그만' }).click()
  await expect(guide).toBeHidden()
})

test('a board is counted as it is changed', async ({ page }) => {
  await page.goto('/puerto-rico/rules/scoring/')
  const board = page.locator('.score-board')
  await expect(board.locator('.score-lines')).not.toContainText('시청')
  await board.locator('[data-key="0/city:cityHall"]').click()
  await expect(board.locator('.score-lines')).toContainText('시청')
  await expect(board.locator('.score-lines .total')).toContainText('53')
})

test('nothing moves as a page opens whose first figure is in view', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Object.assign(window, {
          shifted: Reflect.get(window, 'shifted') + Reflect.get(shift, 'value'),
        })
    }).observe({ type: 'layout-shift' })
  })
  for (const path of ['all-rules', 'craftsman', 'prospector']) {
    await page.goto(`/puerto-rico/rules/${path}/`)
    const figure = page.locator('.board-figure').first()
    await expect(figure).toBeInViewport()
    await laidOut(figure)
    // A figure of a guessed height moves a hundredth of the page; a picture taken while it comes, a two thousandth.
    expect(await page.evaluate(() => Reflect.get(window, 'shifted')), path).toBeLessThan(0.002)
  }
})

/** Where what a page begins with stands, and how wide it is. */
const placesOf = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => {
    const parts = ['h1', '.quiet-action', '.right-sidebar', '.content-panel + *', '.drawing > *']
    const found = parts.flatMap((part) => {
      const place = document.querySelector(`:is(main, .right-sidebar-container) ${part}`)
      const { left, top, width } = place?.getBoundingClientRect() ?? {}
      return place ? [[part, [left, top, width]]] : []
    })
    return Object.fromEntries(found)
  })

/** Pages, and what the rest of them begins with: beside a margin, in the text, between the first two steps of a figure. */
const COMING = {
  'puerto-rico/rules/prospector/': [
    '<div class="main-pane',
    '<div class="sl-markdown',
    '</li><li class="frame',
  ],
  'le-havre/rules/enter/': ['<details class="contents', '<div class="guided'],
}

test('what has come of a page that is still coming stands where it stays', async ({ page }) => {
  // A typeface that comes too late for one picture of the page is there for the next, and letters are not as wide.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
  for (const [path, rests] of Object.entries(COMING)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const stays = await placesOf(page)
    for (const rest of rests) {
      await page.route(`**/${path}`, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        expect(html).toContain(rest)
        await route.fulfill({ response, body: html.slice(0, html.indexOf(rest)) })
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const places = await placesOf(page)
      expect(Object.keys(places), `${path} before ${rest}`).not.toEqual([])
      expect(stays, `${path} before ${rest}`).toMatchObject(places)
      await page.unroute(`**/${path}`)
    }
  }
})

test('far figures are laid out as they come near, and nothing moves that is read', async ({
  page,
}) => {
  await page.goto('/puerto-rico/rules/commercial-buildings/#wharf.must-use')
  const rule = page.locator('[id="wharf.must-use"]')
  await expect(rule).toBeInViewport()
  const far = page.locator('[data-distant] .drawing').first()
  expect(await far.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    false,
  )
  await laidOut(rule)
  await page.evaluate(() => {
    const moves: unknown[] = []
    Object.assign(window, { moves })
    new PerformanceObserver((list) => moves.push(...list.getEntries())).observe({
      type: 'layout-shift',
    })
  })
  // Faster than anybody reads, nearly a window at a time; by a wheel a busy machine would take several at once.
  while (await page.evaluate(() => scrollY > 0)) {
    await page.evaluate(() => scrollBy(0, -800))
    await laidOut(rule)
  }
  // What is no longer drawn, being far away, has not moved.
  const moves = await page.evaluate(() => {
    const shifts: { sources: { currentRect: DOMRectReadOnly }[] }[] = Reflect.get(window, 'moves')
    return shifts.filter(({ sources }) => sources.some(({ currentRect }) => currentRect.height > 0))
  })
  expect(moves).toEqual([])
})
