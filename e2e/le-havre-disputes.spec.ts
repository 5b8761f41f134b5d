/** What is disputed most at tables of Le Havre, from a new board to its answer. */
import type { Locator, Page } from '@playwright/test'
import { DISPUTES } from '../src/games/le-havre/referee/disputes.ts'
import { expect, test } from './clean-page.ts'

/** Most taps from a new board to a verdict. */
const MOST = 20

const REFEREE = '/le-havre/referee/'

/** A referee at a new board; counts taps: to choose from a list are two, and so is to type. */
class Referee {
  taps = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.click()
  }
  async hold(target: Locator): Promise<void> {
    this.taps += 1
    await target.click({ delay: 550 })
  }
  async choose(name: string, value: string): Promise<void> {
    this.taps += 2
    const choice = this.page.getByRole('combobox', { name, exact: true })
    await choice.filter({ visible: true }).selectOption(value)
  }
  async type(name: string, value: number): Promise<void> {
    this.taps += 2
    const field = this.page
      .locator('[data-part="turn"]')
      .getByRole('textbox', { name, exact: true })
    await field.fill(String(value))
    await field.press('Enter')
  }
  /** Another game than the one that a new board is of. */
  async full(): Promise<void> {
    await this.tap(this.page.locator('[data-part="game"] > summary'))
    await this.choose('판본', 'full')
  }
  /** Goods are put where they lie, one tap each. */
  async put(seat: number, item: string, count = 1): Promise<void> {
    for (let one = 0; one < count; one++)
      await this.tap(this.page.locator(`[data-key="${seat}/item:${item}"]`))
  }
  async card(card: string, place: string): Promise<void> {
    await this.choose('카드 찾아 놓기', card)
    await this.button(place)
  }
  async button(name: string): Promise<void> {
    await this.tap(this.page.getByRole('button', { name, exact: true }).first())
  }
  /** What the place lacks is put down by one press. */
  async supply(): Promise<void> {
    await this.tap(this.page.locator('.position-problems li button').first())
  }
  async ask(): Promise<void> {
    await this.tap(this.page.locator('.position-problems .main-action'))
    await expect(this.page.locator('.ask .live')).toBeVisible()
  }
  /** A move by its fields: what is chosen, and what is counted up by one. */
  async fill(fields: Readonly<Record<string, string>>, ...more: readonly string[]): Promise<void> {
    const form = this.page.locator('details:has(form .main-action)')
    await this.tap(form.locator('summary'))
    for (const [name, value] of Object.entries(fields)) {
      this.taps += 2
      await form.getByRole('combobox', { name, exact: true }).selectOption(value)
    }
    for (const name of more)
      await this.tap(form.getByRole('button', { name: `${name} 하나 많게`, exact: true }))
    await this.tap(form.locator('form .main-action'))
  }
  /** The card of a seat, or the one that lies on the table. */
  cardAt(card: string): Locator {
    return this.page.locator(`.game-table [data-key="card:${card}"]`).first()
  }
}

interface Dispute {
  /** From a new board to the question. */
  ask: (referee: Referee) => Promise<void>
  may: boolean
  /** What the verdict cites. */
  says: string
}

const DISPUTED: Readonly<Record<string, Dispute>> = {
  'the fee goes to the owner': {
    async ask(referee) {
      await referee.full()
      await referee.card('colliery', 'B의 항구')
      await referee.put(0, 'fish', 2)
      await referee.choose('단계', 'turn.main')
      await referee.ask()
      await referee.fill({ 무엇을: 'enter', 건물: 'colliery' })
      await referee.tap(referee.page.locator('.verdict .main-action'))
      await referee.tap(
        referee.page.locator('.panel', { hasText: '내는 방법' }).getByRole('button').first(),
      )
    },
    may: true,
    says: '3.8',
  },
  'two buildings at the Construction Firm': {
    async ask(referee) {
      await referee.choose('단계', 'turn.between')
      await referee.ask()
      await referee.tap(referee.page.locator('.stacks [data-key^="card:"].is-may').first())
      await referee.tap(referee.page.locator('.ask .action-bar .main-action'))
    },
    may: true,
    says: '7.4',
  },
  'an iron ship modernises the wharf': {
    async ask(referee) {
      await referee.type('라운드', 5)
      await referee.choose('단계', 'turn.shipbuilding')
      await referee.supply()
      await referee.ask()
      await referee.tap(referee.page.locator('.zone-ships [data-key^="card:"].is-may').first())
      await referee.tap(referee.page.locator('.ask .action-bar .main-action'))
    },
    may: true,
    says: '현대화',
  },
  'brick stands in for clay': {
    async ask(referee) {
      await referee.put(0, 'clay', 2)
      await referee.put(0, 'brick', 2)
      await referee.put(0, 'wood', 3)
      await referee.choose('단계', 'turn.price')
      await referee.choose('무엇의 값', '0')
      await referee.ask()
      await referee.tap(
        referee.page
          .locator('.panel', { hasText: '내는 방법' })
          .getByRole('button', { name: '벽돌' })
          .first(),
      )
    },
    may: true,
    says: '4.5',
  },
  'nothing is sold while an action runs': {
    async ask(referee) {
      await referee.card('marketplace', 'B의 항구')
      await referee.choose('단계', 'turn.using')
      await referee.supply()
      await referee.ask()
      await referee.fill({ 누가: '1', 무엇을: 'sell', 카드: 'marketplace' })
    },
    may: false,
    says: '6.4',
  },
  'interest is one franc however many loans': {
    async ask(referee) {
      await referee.choose('단계', 'turn.interest')
      await referee.button('대출 카드 하나 많게')
      await referee.ask()
      await referee.fill({}, '프랑')
    },
    may: true,
    says: '10.1',
  },
  'a loan is taken only by whoever cannot pay': {
    async ask(referee) {
      await referee.choose('단계', 'roundEnd.feeding')
      await referee.ask()
      await referee.fill({ 무엇을: 'borrow' })
    },
    may: false,
    says: '11.1',
  },
  'ships bring food': {
    async ask(referee) {
      await referee.full()
      await referee.type('라운드', 5)
      await referee.card('blanche', 'B의 항구')
      await referee.choose('단계', 'turn.closed')
      await referee.type('몇째 차례', 7)
      await referee.ask()
      await referee.tap(referee.page.locator('.ask .action-bar .main-action'))
    },
    may: true,
    says: '12.3',
  },
  'one grain is enough for a harvest': {
    async ask(referee) {
      await referee.put(0, 'grain')
      await referee.choose('단계', 'turn.closed')
      await referee.type('몇째 차례', 7)
      await referee.ask()
      await referee.tap(referee.page.locator('.ask .action-bar .main-action'))
    },
    may: true,
    says: '12.1',
  },
  'the last action is made': {
    async ask(referee) {
      await referee.tap(referee.page.getByRole('checkbox', { name: '최종 스테이지' }))
      await referee.ask()
      await referee.fill({ 무엇을: 'endTurn' })
    },
    may: false,
    says: '1.8',
  },
  'a special card is entered by its owner without a fee': {
    async ask(referee) {
      await referee.full()
      await referee.card('labourExchange', 'A의 항구')
      await referee.choose('단계', 'turn.main')
      await referee.ask()
      await referee.fill({ 무엇을: 'enter', 건물: 'labourExchange' })
    },
    may: true,
    says: '9.5',
  },
}

for (const [name, { ask, may, says }] of Object.entries(DISPUTED))
  test(`Le Havre: ${name}, settled within ${MOST} taps of a new board`, async ({ page }) => {
    await page.goto(REFEREE, { waitUntil: 'networkidle' })
    const referee = new Referee(page)
    await ask(referee)
    const verdict = page.locator('.verdict')
    await expect(verdict.locator(may ? 'h2 .yes' : 'h2 .no')).toBeVisible()
    await expect(verdict).toContainText(says)
    expect(referee.taps).toBeLessThanOrEqual(MOST)
  })

test('Le Havre: what is disputed most is answered with the tap that opens it', async ({ page }) => {
  await page.goto(REFEREE, { waitUntil: 'networkidle' })
  await page.locator('.start > summary').click()
  for (const place of DISPUTES.keys()) {
    await page.locator('.start .found button').nth(place).click()
    await expect(page.locator('.verdict')).toBeFocused()
    await expect(page.locator('.verdict h2 b')).toBeInViewport()
    await expect(page.locator('.game-table')).toBeInViewport()
  }
})

test('Le Havre: a good is put down by a tap, taken away by holding it and by a key', async ({
  page,
}) => {
  await page.goto(REFEREE, { waitUntil: 'networkidle' })
  const referee = new Referee(page)
  const wood = page.locator('[data-key="0/item:wood"]')
  const count = wood.locator('b')
  const before = Number(await count.textContent())
  await referee.put(0, 'wood', 2)
  await expect(count).toHaveText(String(before + 2))
  await referee.hold(wood)
  await expect(count).toHaveText(String(before + 1))
  await wood.press('Delete')
  await expect(count).toHaveText(String(before))
})

test('Le Havre: a harbour is written as a line, and read from one', async ({ page }) => {
  await page.goto(REFEREE, { waitUntil: 'networkidle' })
  const bar = page.locator('.edit-bar')
  await bar.getByRole('button', { name: '한 줄로 적기' }).click()
  await bar.locator('textarea').fill('프랑 7, 나무 세 개')
  await bar.getByRole('button', { name: '이대로 놓기' }).click()
  await expect(bar.getByRole('status')).toContainText('여기부터 읽을 수 없어요')
  await bar.locator('textarea').fill('프랑 7, 나무 3개')
  await bar.getByRole('button', { name: '이대로 놓기' }).click()
  await expect(page.locator('[data-key="0/item:wood"] b')).toHaveText('3')
  await expect(page.locator('[data-key="0/item:fish"] b')).toHaveText('0')
})

test('Le Havre: players have names, and the evening has its log', async ({ page }) => {
  await page.goto(`${REFEREE}?scenario=enter/occupied`, { waitUntil: 'networkidle' })
  const log = page.locator('details:has(> summary:text("판정 기록"))')
  await log.locator('summary').click()
  await page.locator('.rulings').getByLabel('A', { exact: true }).fill('민수')
  const form = page.locator('details:has(form .main-action)')
  await form.locator('summary').click()
  await form.getByRole('combobox', { name: '무엇을', exact: true }).selectOption('endTurn')
  await form.locator('form .main-action').click()
  await expect(page.locator('.verdict h2')).toContainText('민수: ')
  await expect(page.locator('.rulings li')).toHaveCount(1)
  await expect(page.locator('.rulings li a')).toContainText('민수: ')
  await page.getByRole('button', { name: 'QR 코드' }).click()
  await expect(page.locator('.qr img')).toBeVisible()
})
