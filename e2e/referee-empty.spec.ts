/** Disputes laid out from an empty board by taps alone, on a phone, and settled. */
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'

/** Most taps from the empty board to a verdict. */
const MOST = 40

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A hand on the phone: it unfolds what is folded, and counts its taps. */
class Hand {
  taps = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }
  async press(target: ReturnType<Page['locator']>): Promise<void> {
    this.taps += 1
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await target.tap()
  }
  /** Taps places of the table, one after the other. */
  async at(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const place = this.#page.locator(`[data-key="${key}"]`)
      await expect(place).not.toHaveCount(0)
      const folded = this.#page.locator(`details[data-zone]:not([open]):has([data-key="${key}"])`)
      if (!(await place.filter({ visible: true }).count()))
        await this.press(folded.first().locator('summary').first())
      await this.press(place.filter({ visible: true }).first())
    }
  }
  /** Buildings that A has, each with a colonist. */
  async occupied(...buildings: string[]): Promise<void> {
    for (const id of buildings) await this.at(`building:${id}`, `0/city:${id}`)
  }
  async good(good: string, count: number): Promise<void> {
    await this.at(...Array<string>(count).fill(`0/good:${good}`))
  }
  /** Puts a good where the table asks which one. */
  async lay(place: string, good: string): Promise<void> {
    await this.at(place)
    await this.button('.picker', good)
  }
  async button(within: string, name: string | RegExp): Promise<void> {
    const found = this.#page.locator(within).getByRole('button', { name, exact: true })
    await this.press(found.first())
  }
  /** A part of the table by numbers. */
  part(name: string): ReturnType<Page['locator']> {
    return this.#page.locator(`[data-part="${name}"]`)
  }
  async type(name: string, count: string): Promise<void> {
    const field = this.part('supply').getByRole('textbox', { name })
    await this.press(field)
    await field.fill(count)
    await field.press('Enter')
  }
  async choose(name: string, option: string): Promise<void> {
    this.taps += 2
    await this.#page.getByRole('combobox', { name, exact: true }).selectOption(option)
  }
  /** On to asking. */
  async ask(): Promise<void> {
    await this.button('.position-problems', '물어보기')
    await expect(this.#page.locator('.ask .live')).toBeVisible()
  }
  /** Asks whether one of each may be kept. */
  async keep(...goods: string[]): Promise<void> {
    const form = this.#page.locator('details:has(form .main-action)')
    await this.press(form.locator('summary'))
    for (const good of goods)
      await this.press(form.getByRole('button', { name: `${good} 하나 많게`, exact: true }))
    await this.press(form.locator('.main-action'))
  }
  async act(): Promise<void> {
    await this.press(this.#page.locator('.action-bar .main-action'))
  }
}

interface Dispute {
  lay: (hand: Hand) => Promise<void>
  ask: (hand: Hand) => Promise<void>
  may: boolean
  says: string
}

const DISPUTES: Readonly<Record<string, Dispute>> = {
  'the wharf takes the one kind that no ship takes': {
    async lay(hand) {
      await hand.occupied('wharf')
      await hand.good('tobacco', 3)
      await hand.lay('ship:4', '옥수수')
      await hand.lay('ship:6', '설탕')
      await hand.choose('단계', 'captain.loading')
    },
    ask: (hand) => hand.at('0/good:tobacco', '0/city:wharf'),
    may: true,
    says: '9.24',
  },
  'no Hospice colonist on a drawn tile': {
    async lay(hand) {
      await hand.occupied('hospice', 'hacienda')
      await hand.choose('단계', 'settler.turn')
    },
    async ask(hand) {
      await hand.at('pile')
      await hand.act()
    },
    may: true,
    says: '9.11',
  },
  'a University without colonists': {
    async lay(hand) {
      await hand.occupied('university')
      await hand.button('.edit-bar', '치우기')
      await hand.at('market', 'market')
      await hand.press(hand.part('supply').locator('summary'))
      await hand.press(hand.part('supply').getByRole('button', { name: /일꾼 모두 나누어 주기$/ }))
      await hand.choose('단계', 'builder.turn')
    },
    async ask(hand) {
      await hand.at('building:smallMarket')
      await hand.act()
    },
    may: true,
    says: '9.21',
  },
  'two kinds and one ship that takes one of them': {
    async lay(hand) {
      await hand.good('corn', 2)
      await hand.good('sugar', 2)
      await hand.lay('ship:4', '옥수수')
      await hand.lay('ship:6', '담배')
      await hand.choose('단계', 'captain.loading')
    },
    ask: (hand) => hand.at('0/good:sugar', 'ship:6'),
    may: false,
    says: '6.3',
  },
  'an Office before a full trading house': {
    async lay(hand) {
      await hand.occupied('office')
      await hand.good('coffee', 1)
      for (const good of ['옥수수', '설탕', '담배', '커피']) await hand.lay('house', good)
      await hand.choose('단계', 'trader.turn')
      // Before the first sale a full house is emptied: somebody else has sold.
      await hand.choose('고른 사람', '1')
      await hand.choose('정하는 사람', '0')
    },
    ask: (hand) => hand.at('0/good:coffee'),
    may: false,
    says: '5.2',
  },
  'a quarry by the Construction Hut after the Hacienda': {
    async lay(hand) {
      await hand.occupied('constructionHut', 'hacienda')
      await hand.choose('단계', 'settler.turn')
      await hand.choose('고른 사람', '1')
      await hand.choose('정하는 사람', '0')
    },
    async ask(hand) {
      await hand.at('pile')
      await hand.act()
      await hand.button('.verdict', '두고 이어 보기')
      await hand.at('tile:quarry')
      await hand.act()
    },
    may: true,
    says: '9.6',
  },
  'both warehouses and one good besides': {
    async lay(hand) {
      await hand.occupied('largeWarehouse', 'smallWarehouse')
      for (const good of ['corn', 'fruit', 'sugar', 'tobacco', 'coffee']) await hand.good(good, 1)
      // Nothing can be loaded any more.
      await hand.lay('ship:4', '과일')
      await hand.at(...Array<string>(3).fill('ship:4'))
      await hand.lay('ship:6', '옥수수')
      await hand.at(...Array<string>(5).fill('ship:6'))
      await hand.choose('단계', 'captain.storing')
    },
    async ask(hand) {
      await hand.keep('옥수수', '과일', '설탕', '담배', '커피')
    },
    may: false,
    says: '6.13',
  },
  'a Factory and nothing produced': {
    lay: (hand) => hand.occupied('factory'),
    async ask(hand) {
      await hand.at('role:craftsman')
      await hand.act()
    },
    may: true,
    says: '9.17',
  },
  'a mayor before an empty market': {
    async lay(hand) {
      await hand.button('.edit-bar', '치우기')
      await hand.at('market', 'market')
    },
    async ask(hand) {
      await hand.at('role:mayor')
      await hand.act()
    },
    may: true,
    says: '8.4',
  },
  'the last chip in the captain phase': {
    async lay(hand) {
      await hand.press(hand.part('supply').locator('summary'))
      await hand.type('승점', '2')
      await hand.good('corn', 3)
      await hand.choose('단계', 'captain.loading')
    },
    ask: (hand) => hand.at('0/good:corn', 'ship:4'),
    may: true,
    says: '11.2',
  },
}

for (const [title, { lay, ask, may, says }] of Object.entries(DISPUTES))
  test(title, async ({ page }) => {
    await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
    const hand = new Hand(page)
    await lay(hand)
    await hand.ask()
    await ask(hand)
    const answer = page.locator(may ? '.verdict .yes' : '.verdict .no, .refusal')
    await expect(answer.first()).toBeVisible()
    await expect(page.locator('.verdict, .refusal').first()).toContainText(says)
    expect(hand.taps).toBeLessThanOrEqual(MOST)
  })

test('the City Hall is counted on a board that is still played on', async ({ page }) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  const hand = new Hand(page)
  await hand.occupied('cityHall')
  await hand.at('building:office', 'building:smallMarket')
  await hand.ask()
  await hand.press(page.getByText('지금 점수', { exact: true }))
  await expect(page.getByRole('row', { name: /10\.5/ })).toContainText('3')
  expect(hand.taps).toBeLessThanOrEqual(MOST)
})
