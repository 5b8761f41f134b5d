import { expect, test } from './clean-page.ts'
import { button, figureOf, playFrom, tryOut, wake, walk } from './figure.ts'

interface Visit {
  figure: string
  /** Places to tap one after the other; '!rule' where that rule has to refuse what was tapped. */
  taps: string
  /** Played on to the end of the round: alone, or against bots. */
  playedOn?: 'alone' | 'against bots'
}

/** Chapters of the reference, each with a figure that asks for another kind of move. */
const VISITS: Readonly<Record<string, Visit>> = {
  'offer/': { figure: 'offer/not-empty', taps: 'offer:iron !offer.not-empty offer:wood' },
  'enter/': {
    figure: 'enter/occupied',
    taps: 'card:fishery !enter.not-occupied offer:fish',
    playedOn: 'against bots',
  },
  'ship/': {
    figure: 'ship/top-card',
    taps: 'card:wharf1 card:wharf1 card:appoline !ship.top-card card:blanche card:blanche',
  },
  'sell/': { figure: 'sell/to-town', taps: 'card:wharf1', playedOn: 'alone' },
  'buy/': { figure: 'buy/top-or-town', taps: 'card:bakehouse !enter.built-only card:fishery' },
}

/** Pages whose figures are of these kinds too: they are read. */
const OTHERS = [
  'action/',
  'construct/',
  'end/',
  'final/',
  'interest/',
  'loan/',
  'pay/',
  'score/',
  'setup/',
  'special-buildings/',
  'standard-buildings/',
  'turn/',
]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  for (const [path, { figure: scenario, taps, playedOn }] of Object.entries(VISITS))
    test(`Le Havre: a figure of rules/${path} is woken, walked${playedOn ? ', tried and played on' : ' and tried'}`, async ({
      page,
    }) => {
      await page.goto(`/le-havre/rules/${path}`)
      const figure = figureOf(page, scenario)
      await wake(figure)
      await walk(figure)
      await tryOut(figure, taps)
      if (playedOn) await playFrom(page, figure, playedOn === 'alone')
      await page.emulateMedia({ media: 'print' })
      await expect(figure.locator('.drawing').first()).toBeVisible()
      await expect(figure.locator('.figure-bar')).toBeHidden()
    })

  test('Le Havre: a case is walked move by move on its page', async ({ page }) => {
    await page.goto('/le-havre/cases/enter/occupied/')
    const figure = figureOf(page, 'enter/occupied')
    await wake(figure)
    await walk(figure)
  })

  test('Le Havre: no page of the reference is wider than a phone', async ({ page }) => {
    for (const path of [...Object.keys(VISITS), ...OTHERS]) {
      await page.goto(`/le-havre/rules/${path}`)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, path).toBe(0)
    }
  })

  test('Le Havre: what a page shows stands apart, and numbers stand whole', async ({ page }) => {
    for (const path of ['setup/', 'score/', 'offer/', 'ship/']) {
      await page.goto(`/le-havre/rules/${path}`)
      expect(await page.evaluate(crowded), path).toEqual([])
    }
  })
})

/** What touches the paragraph below it, rows that broke in two, and tokens that lie over one another. */
function crowded(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const boxOf = (one: Element) => one.getBoundingClientRect()
  const tight = all('.guided button, .prose > table').filter((one) =>
    all('.prose > p').some((next) => {
      const gap = boxOf(next).top - boxOf(one).bottom
      return gap > -8 && gap < 8
    }),
  )
  const broken = all('.score-lines td').filter((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getClientRects().length > 1
  })
  const stacked = all('.part .tiles').filter(
    (one) => new Set([...one.children].map((tile) => boxOf(tile).top)).size > 1,
  )
  const spilt = all('.part .pile').filter((one) => one.scrollWidth > one.clientWidth)
  return [...tight, ...broken, ...stacked, ...spilt].map(
    (one) => `${one.className} ${one.textContent}`,
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('Le Havre: the stacks of the first deal are read before anything is touched', async ({
    page,
  }) => {
    await page.goto('/le-havre/play/')
    await expect(page.locator('.first-look li').first()).toBeVisible()
    await expect(page.locator('.first-look ol')).toHaveCount(3)
  })

  test('Le Havre: every page reads whole: pictures and words, and nothing to press', async ({
    page,
  }) => {
    for (const path of [...Object.keys(VISITS), ...OTHERS]) {
      await page.goto(`/le-havre/rules/${path}`)
      await expect(page.locator('.board-figure .drawing').first()).toBeVisible()
      await expect(page.locator('.board-figure figcaption').first()).toBeVisible()
      for (const bar of await page.locator('.figure-bar').all()) await expect(bar).toBeHidden()
    }
  })
})

test('Le Havre: a building’s disputes and a rule’s scene open in place, and a chapter is followed', async ({
  page,
}) => {
  await page.goto('/le-havre/rules/standard-buildings/')
  await page.locator('.contents summary').click()
  await page.locator('.contents a[href="#building-bakehouse"]').click()
  await expect(page.locator('#building-bakehouse')).toBeInViewport()
  const bakehouse = page.locator('#building-bakehouse')
  await bakehouse.getByRole('link', { name: /다툼이 되는 경우/ }).click()
  await bakehouse.locator('.disputes li button').first().click()
  await button(bakehouse.locator('.disputes'), 'next').click()
  await expect(bakehouse.locator('.disputes .figure-at')).toContainText('1 /')

  await page.goto('/le-havre/rules/loan/')
  const rule = page.locator('[id="loan.fewest"]')
  await rule.getByRole('link', { name: '직접 해 보기' }).click()
  await expect(rule.locator('.rule-scene .figure-bar')).toBeVisible()
  await expect(page).toHaveURL(/rules\/loan\/$/)
  await page.getByRole('button', { name: '이 장을 따라가기' }).click()
  const guide = page.getByRole('region', { name: '이 장을 따라가기' })
  await expect(guide).toContainText('1 / ')
  await guide.getByRole('button', { name: '그만' }).click()
  await expect(guide).toBeHidden()
})
