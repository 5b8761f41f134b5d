/** On a phone Le Havre is decided with everything in view: the strip, the offers, what is pointed at. */
import { saves } from '../src/games/le-havre/saves.ts'
import { beginGame } from '../src/saves/game.ts'
import { expect, test } from './clean-page.ts'
import { playFrom } from './le-havre-position.ts'
import { giveFile } from './stored.ts'

test.use({ hasTouch: true, isMobile: true })

/** The same cards for everybody. */
const GAME = beginGame(saves, {
  setup: { version: 'short', seed: 7 },
  players: ['human', 'human'],
})

/** What one plays by and does not see, or sees only in part; and what is lit beyond an edge. */
function unseen(): string[] {
  const bar = document.querySelector('.action-bar')?.getBoundingClientRect().top ?? innerHeight
  const head = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0
  const strip = document.querySelector('[data-strip]')?.getBoundingClientRect()
  const under = strip ? strip.bottom : head
  const look = (place: Element, top: number): string[] => {
    const { left, right, top: from, bottom } = place.getBoundingClientRect()
    const isSeen = from >= top - 2 && bottom <= bar + 2 && left >= -2 && right <= innerWidth + 2
    const name = place.getAttribute('data-key') ?? place.className
    return isSeen ? [] : [`${name} at ${left},${from}–${right},${bottom}; ${top}–${bar}`]
  }
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const parts = all('.strip .status, .strip-own > p, .strip-goods .spot, .strip-others button')
  // A card that is looked at more closely is brought into view itself, wherever it lies.
  const chosen = all('.spot.is-chosen[data-key^="card:"]')
  // Where no offer can be taken, what is asked for may need the room that the tiles have.
  const isOffered = all('.offers .spot.is-may').length > 0
  const offers = [...(isOffered ? all('.tiles') : []), ...all('.offers .spot')]
  const lit = all('.spot.is-lit').filter((one) => !one.closest('[data-strip]'))
  return [
    ...(parts.length > 3 ? [] : ['there is no strip']),
    ...parts.flatMap((part) => look(part, head)),
    ...[...(chosen.length > 0 ? chosen : offers), ...lit].flatMap((place) => look(place, under)),
  ]
}

for (const [viewport, decisions] of [
  [{ width: 390, height: 664 }, 60],
  [{ width: 360, height: 640 }, 90],
] as const)
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('strip and offers are seen at every decision of a game', async ({ page }) => {
      test.slow()
      await page.goto('/le-havre/play/', { waitUntil: 'networkidle' })
      await giveFile(page, GAME)
      await page.getByRole('button', { name: /이어 두기/ }).click()
      for (let decision = 0; decision < decisions; decision++) {
        const asked = await page.locator('.action-bar .prompt').allTextContents()
        await expect
          .poll(() => page.evaluate(unseen), { message: `${decision}: ${asked}` })
          .toEqual([])
        await page.evaluate((nth) => {
          const shown = (selector: string) =>
            [...document.querySelectorAll<HTMLElement>(`.live ${selector}`)].filter((one) =>
              one.checkVisibility(),
            )
          const pick = (found: HTMLElement[]) => found[(nth * 7) % Math.max(1, found.length)]
          const target =
            pick(shown('.choices button')) ??
            pick(shown('.main-action')) ??
            pick(shown('.spot.is-may')) ??
            shown('[data-action="pass"]')[0]
          target?.click()
        }, decision)
      }
    })
  })

test.describe('what everything is worth', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('food and energy stand on every token, and what the end of the round asks beside what covers it', async ({
    page,
  }) => {
    await playFrom(page, {
      game: { version: 'short', seats: 2 },
      at: 'turn.main',
      set: {
        round: 4,
        A: { items: { franc: 5, fish: 2, wood: 6, iron: 3, meat: 1, coke: 1 }, loans: 1 },
        B: { items: { franc: 12, grain: 3 }, loans: 2 },
      },
    })
    const own = page.locator('.strip-goods')
    const marks = { fish: '1', wood: '1', meat: '3', coke: '10' }
    for (const [good, worth] of Object.entries(marks))
      await expect(own.locator(`[data-key="0/item:${good}"] .worth-marks`)).toContainText(worth)
    await expect(own.locator('[data-key="0/item:iron"] .worth-marks')).toHaveCount(0)
    await expect(page.locator('[data-key="offer:fish"] .worth-marks')).toContainText('음식 1')
    await expect(page.locator('.strip-own .due')).toHaveText(
      '끝에 음식 9 · 가진 음식 5, 나머지 4프랑',
    )
    await expect(page.locator('.strip-own .loans')).toHaveText('대출 1')
    // A line of an opponent leads to the harbour.
    const line = page.locator('.strip-others button')
    await expect(line).toContainText('대출 2')
    await line.tap()
    await expect(page.locator('[data-zone="other"] .goods')).toBeInViewport({ ratio: 1 })
  })

  test('a number says what it gives and brings, and goes to the most and the least by one press', async ({
    page,
  }) => {
    await playFrom(page, {
      game: { version: 'full', seats: 2 },
      at: 'turn.using',
      set: {
        round: 8,
        phase: { building: 'bakehouse' },
        A: {
          buildings: ['bakehouse'],
          disc: 'bakehouse',
          items: { grain: 5, wood: 4, franc: 3 },
        },
      },
    })
    const told = page.locator('.counters .owed').last()
    const step = (key: string) => page.locator(`.counter [data-step="${key}"]`)
    await expect(told).toHaveText('나무 1개, 곡물 2개를 내고 1프랑, 빵 2개를 받아요.')
    const top = await page.locator('.counter').boundingBox()
    await step('most').tap()
    await expect(told).toHaveText('나무 3개, 곡물 5개를 내고 2프랑, 빵 5개를 받아요.')
    await step('least').tap()
    await expect(page.locator('.counter output')).toHaveText('0')
    expect((await page.locator('.counter').boundingBox())?.y).toBe(top?.y)
  })

  test('a load tells its prices, the room, the energy and the sum', async ({ page }) => {
    await playFrom(page, {
      game: { version: 'full', seats: 2 },
      at: 'turn.shipping',
      set: {
        round: 8,
        phase: { building: 'shippingLine' },
        A: {
          ships: ['blanche'],
          buildings: ['shippingLine'],
          disc: 'shippingLine',
          items: { fish: 3, wood: 4, iron: 2, cattle: 1, coal: 2 },
        },
      },
    })
    await expect(page.locator('.counters .owed').last()).toHaveText(
      '실을 자리 2, 실은 것 2 · 소 1마리, 석탄 1개, 에너지 3을 내고 6프랑을 받아요. 그러면 6프랑이 돼요.',
    )
    await expect(page.locator('.counter').first()).toContainText('1프랑씩')
    // Two kinds stand beside one another, both whole.
    const [one, two] = await page.locator('.counter').all()
    expect((await one?.boundingBox())?.y).toBe((await two?.boundingBox())?.y)
    // A finger meets one button alone.
    for (const button of await page.locator('.counter button:visible').all()) {
      const box = await button.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(36)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  })

  test('food is paid with what is worth least, and what is left is told', async ({ page }) => {
    await playFrom(page, {
      game: { version: 'full', seats: 2 },
      at: 'roundEnd.feeding',
      set: { round: 8, A: { items: { fish: 5, bread: 4, meat: 2, franc: 8 } } },
    })
    await expect(page.locator('.main-action')).toHaveText('생선 5, 빵 2, 고기 2 내기')
    await expect(page.locator('.counters .owed').last()).toHaveText(
      '생선 5개, 빵 2개, 고기 2개를 내고 빵 2개가 남아요.',
    )
  })

  test('cards of the plan tell what it costs to build and to enter them', async ({ page }) => {
    await playFrom(page, {
      game: { version: 'short', seats: 2 },
      at: 'turn.main',
      set: { round: 4 },
    })
    const card = page.locator('[data-key="card:smokehouse"]')
    await expect(card.locator('.cost')).toContainText('2')
    await expect(card.locator('.fee')).toContainText('2')
  })

  test('the marker moves by itself, a turn ends by itself after a moment, which can be held', async ({
    page,
  }) => {
    await page.clock.install()
    await playFrom(page, {
      game: { version: 'short', seats: 2 },
      at: 'turn.opened',
      set: {
        round: 2,
        A: { items: { franc: 1 }, buildings: ['fishery'] },
        B: { items: { franc: 1 } },
      },
    })
    const status = page.locator('.strip .status')
    const hold = page.locator('[data-action="hold"]')
    const main = page.locator('.action-bar .main-action')
    const wood = page.locator('[data-key="offer:wood"]')
    // Nobody pressed for it.
    await expect(wood).toHaveClass(/is-may/)
    await expect(status).toContainText('1/7차례')
    await wood.tap()
    await hold.tap()
    await page.clock.runFor(60_000)
    await expect(hold).toHaveCount(0)
    await expect(status).toContainText('1/7차례')
    await expect(main).toHaveText('차례 마치기')
    // Taken back, it is the action that is decided anew; then the moment runs out.
    await page.locator('[data-action="undo"]').tap()
    await expect(wood).toHaveClass(/is-may/)
    await wood.tap()
    await expect(hold).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(status).toContainText('2/7차례')
  })
})
