import { expect, test } from './clean-page.ts'
import { playFrom, startHere } from './le-havre-position.ts'
import { playToTheEnd, tick } from './playing.ts'

test('Le Havre: refused, taken back, and a short game for two by clicks to its score sheet', async ({
  page,
}) => {
  test.slow()
  await page.goto('/le-havre/play/', { waitUntil: 'networkidle' })
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '바로 시작' }).click()
  const wood = page.locator('[data-key="offer:wood"]')
  const undo = page.locator('[data-action="undo"]')
  // The marker has moved by itself.
  await expect(wood).toHaveClass(/is-may/)
  const before = (await wood.locator('b').textContent()) ?? ''
  const dear = page.locator('[data-key^="card:"].is-illegal').first()
  await dear.click()
  await expect(page.locator('.refusal .rule-link').first()).toHaveAttribute(
    'href',
    /\/le-havre\/rules\//,
  )
  await wood.click()
  await expect(undo).toBeEnabled()
  await undo.click()
  await expect(wood).toHaveClass(/is-may/)
  await expect(wood.locator('b')).toHaveText(before)
  await playToTheEnd(page)
  await expect(page.locator('.final-score .total td')).toHaveCount(2)
  await page.getByRole('button', { name: '목록으로' }).click()
  await expect(page.getByRole('button', { name: /^짧은 게임 · 2명/ })).toBeVisible()
})

test('Le Havre: a bot answers, says why, and the game is taken up again', async ({ page }) => {
  await page.goto('/le-havre/play/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '바로 시작' }).click()
  const since = page.locator('.since li')
  // The turns of the reader, until the bot has made one; either may begin.
  await expect(async () => {
    const go = page.locator('.main-action:not([disabled])')
    const may = page.locator('[data-key^="offer:"].is-may')
    if ((await may.count()) > 0) await may.first().click({ timeout: 5_000 })
    else if ((await go.count()) > 0) await go.first().click({ timeout: 5_000 })
    expect(await since.locator('.why').count()).toBeGreaterThan(0)
  }).toPass()
  await page.getByRole('button', { name: '목록으로' }).click()
  await page.getByRole('button', { name: /^짧은 게임 · 2명/ }).click()
  await expect(page.locator('.at-table')).toBeFocused()
})

test('Le Havre: a case is played on from its position', async ({ page }) => {
  await page.goto('/le-havre/cases/enter/occupied/')
  await page.getByRole('link', { name: '여기서부터 두기' }).click()
  await expect(page).toHaveURL(/\/le-havre\/play\/$/)
  await startHere(page)
  const wood = page.locator('[data-key="offer:wood"]')
  await expect(wood).toHaveClass(/is-may/)
  await wood.click()
  await expect(page.locator('[data-action="undo"]')).toBeEnabled()
})

test('Le Havre: a case is opened in the referee, asked otherwise and played to a payment', async ({
  page,
}) => {
  await page.goto('/le-havre/cases/enter/printed-shipping-line-two-francs/')
  await page.getByRole('link', { name: '이 판을 판정에서 열기' }).click()
  const verdict = page.locator('.verdict')
  await expect(verdict.locator('.yes')).toBeVisible()
  await expect(verdict.locator('ol a').first()).toHaveAttribute('href', /\/le-havre\/rules\//)
  const ways = page.locator('details.panel', { hasText: '내는 방법' })
  await ways.getByRole('button').last().click()
  await expect(verdict.locator('.no')).toBeVisible()
  await verdict.locator('.choices button').first().click()
  await expect(verdict.locator('.yes')).toBeVisible()
  await expect(page).toHaveURL(/#lh1\./)
  await page.getByRole('button', { name: 'QR 코드' }).click()
  await expect(page.locator('.qr img')).toBeVisible()
  await page.getByRole('button', { name: '판 차리기' }).click()
  await page.locator('.harbours [data-key$="item:bread"]').first().click()
  await page.locator('.position-problems').getByRole('button', { name: '물어보기' }).click()
  await expect(page.locator('.harbours [data-key$="item:bread"]').first()).toBeVisible()
})

test('Le Havre: a table being set up outlives a reload and a visit without its address, impossible or not', async ({
  page,
}) => {
  const round = page.getByRole('textbox', { name: '라운드' })
  const further = async (): Promise<void> => {
    const before = Number(await round.inputValue())
    await page.getByRole('button', { name: '라운드 하나 많게' }).click()
    await expect(round).toHaveValue(String(before + 1))
  }
  await page.goto('/le-havre/referee/', { waitUntil: 'networkidle' })
  await further()
  await page.goto('/about/')
  await page.goto('/le-havre/referee/', { waitUntil: 'networkidle' })
  await expect(page.locator('.referee')).toContainText('지난번에 차리던 판이에요')
  await expect(round).toHaveValue('2')
  for (let count = 2; count < 9; count++) await further()
  const wrong = page.locator('.position-problems.wrong')
  await expect(wrong).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(wrong).toBeVisible()
  await expect(round).toHaveValue('9')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('Le Havre: a game at a real table is added up', async ({ page }) => {
  await page.goto('/le-havre/score/', { waitUntil: 'networkidle' })
  const total = page.locator('.final-score .total td').first()
  await expect(total).toHaveText('0')
  await page.getByLabel('카드 더하기').first().selectOption('fishery')
  await expect(total).toHaveText('10')
  await page.getByRole('button', { name: '대출 카드 하나 많게' }).first().click()
  await expect(total).toHaveText('3')
})

test('Le Havre: cases are chosen by building', async ({ page }) => {
  await page.goto('/le-havre/cases/')
  await page.getByRole('combobox', { name: '건물' }).selectOption('zoo')
  await expect(page.locator('[data-of]:visible').first()).toBeVisible()
  await expect(page.locator('[data-of]:not([data-of~="zoo"]):visible')).toHaveCount(0)
})

test('Le Havre: an own card takes no move away, tells what its sale brings, and is let go', async ({
  page,
}) => {
  await playFrom(page, {
    game: { version: 'short', seats: 2 },
    at: 'roundEnd.feeding',
    set: { round: 4, A: { buildings: ['fishery'], items: { fish: 9, franc: 5 } } },
  })
  const card = page.locator('[data-key="card:fishery"]')
  const chosen = page.locator('[data-key="card:fishery"].is-chosen')
  const main = page.locator('.main-action')
  const sale = page.locator('[data-move="sell"]')
  const elsewhere = () => page.locator('.harbours [data-key="1/item:franc"]').first().click()
  for (const letGo of [() => card.click(), () => page.keyboard.press('Escape'), elsewhere]) {
    await card.click()
    await expect(chosen).toBeVisible()
    await expect(main).toHaveText(/^생선 9 내기$/)
    await expect(sale).toHaveText('수산업을 5프랑에 팔기')
    await expect(page.locator('.action-bar .about')).toContainText('팔면 5프랑')
    await letGo()
    await expect(chosen).toHaveCount(0)
    await expect(sale).toHaveCount(0)
  }
  await card.click()
  await main.click()
  await expect(main.filter({ hasText: '생선 9 내기' })).toHaveCount(0)
})

test('Le Havre: the signs of a round tell what its end asks and brings', async ({ page }) => {
  await playFrom(page, {
    game: { version: 'full', seats: 2 },
    at: 'turn.main',
    set: { round: 4 },
  })
  const line = page.locator('.status')
  expect((await line.boundingBox())?.height, 'the line of the round is one line').toBeLessThan(48)
  await page.locator('.status [data-key="round:4"]').hover()
  const told = page.locator('.pointed')
  for (const words of ['4라운드 끝에 음식 7을 내요', '수확이 있어서', '나무 배 하나가'])
    await expect(told).toContainText(words)
})

test.describe('on a small phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })

  test('Le Havre: numbers stay on the screen, with a warning or without', async ({ page }) => {
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
          items: { fish: 3, wood: 4, clay: 2, iron: 2, grain: 1, cattle: 1, hide: 2, coal: 2 },
        },
      },
    })
    const counters = page.locator('.counter')
    await expect(counters).toHaveCount(8)
    const beyond = () =>
      counters.evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, right } = one.getBoundingClientRect()
            return left < 0 || right > document.documentElement.clientWidth
          }).length,
      )
    expect(await beyond()).toBe(0)
    for (let more = 0; more < 2; more++) await counters.first().locator('[data-step="more"]').tap()
    await expect(page.locator('.counters .owed')).toBeVisible()
    expect(await beyond()).toBe(0)
    await expect(counters.first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-action="hint"]')).toBeInViewport({ ratio: 1 })
  })

  test('Le Havre: choices of one kind are equally wide', async ({ page }) => {
    await page.goto('/le-havre/play/', { waitUntil: 'networkidle' })
    for (const kind of ['versions', 'seats']) {
      const widths = await page
        .locator(`.${kind} label`)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
      expect(new Set(widths).size, kind).toBe(1)
    }
  })

  test('Le Havre: folded zones show that they unfold, and the score is seen as the game ends', async ({
    page,
  }) => {
    await playFrom(page, {
      game: { version: 'short', seats: 2 },
      at: 'turn.main',
      set: { final: true, turn: 1, offers: { wood: 3, clay: 3 } },
    })
    const rounds = page.locator('[data-zone="rounds"]')
    const sign = () =>
      rounds.locator('summary').evaluate((one) => getComputedStyle(one, '::after').borderRightWidth)
    expect(await sign()).toBe('2px')
    const offer = page.locator('[data-key^="offer:"].is-may').first()
    const end = page.locator('.action-bar .main-action')
    await expect(async () => {
      if (await end.isVisible()) await end.tap()
      else if (await offer.isVisible()) await offer.tap()
      await expect(page.locator('.end-words .winner')).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect(page.locator('.status .whose')).toHaveCount(0)
  })
})
