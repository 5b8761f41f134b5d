import type { Page } from '@playwright/test'
import { DISPUTES } from '../src/games/puerto-rico/referee/disputes.ts'
import { expect, test } from './clean-page.ts'

/** Most taps from an empty board to a verdict. */
const MOST = 20

/** A move as it is filled in: what is chosen, by the name of its field. */
type Filled = Readonly<Record<string, string>>

/** What is asked at each table, the last move being the one disputed; whether it may be made, and what is cited. */
const ASKED: Readonly<Record<string, { moves: Filled[]; may: boolean; says: string }>> = {
  'wharf/may-stay-unused': {
    moves: [{ 무엇을: 'pass' }],
    may: true,
    says: '조선소는 쓰지 않아도 된다',
  },
  'harbor/wharf-load-pays-too': {
    moves: [{ 배: '4' }, { 무엇을: 'loadWharf', 상품: 'tobacco' }],
    may: true,
    says: '항구로 1점을 받음',
  },
  'wharf/captains-point-after-a-pass': {
    moves: [{ 무엇을: 'pass' }, { 배: '6' }, { 무엇을: 'loadWharf', 상품: 'coffee' }],
    may: true,
    says: '6.11',
  },
  'storage/one-of-each-kind-is-too-many': {
    moves: [{ 옥수수: '+', 설탕: '+' }],
    may: false,
    says: '6.13',
  },
  'office/same-kind': {
    moves: [{ 상품: 'corn' }, { 상품: 'tobacco' }],
    may: true,
    says: '9.14',
  },
  'factory/nothing-produced': { moves: [{ 역할: 'craftsman' }], may: true, says: '9.17' },
  'hospice/none-anywhere': {
    moves: [{ 무엇을: 'takeTile', 타일: 'coffee' }, { 타일: 'coffee' }],
    may: false,
    says: '9.12',
  },
  'university/declined': {
    moves: [{ 건물: 'fortress' }, { 무엇을: 'pass' }],
    may: true,
    says: '9.18',
  },
  'end/twelfth-city-space': {
    moves: [{ 역할: 'builder' }, { 건물: 'university' }],
    may: true,
    says: '11.4',
  },
  'captain/points-beyond-the-chips-are-written': { moves: [{ 배: '6' }], may: true, says: '11.3' },
  'end/market-cannot-be-refilled': { moves: [{}], may: true, says: '11.1' },
}

/** Counts taps; to choose from a list are two. */
class Taps {
  count = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }
  async on(target: ReturnType<Page['locator']>): Promise<void> {
    this.count += 1
    await target.click()
  }
  async fill(name: string, value: string): Promise<void> {
    const form = this.#page.locator('details:has(form .main-action)')
    if (value === '+') {
      await this.on(form.getByRole('button', { name: `${name} 하나 많게`, exact: true }))
      return
    }
    this.count += 2
    await form.getByRole('combobox', { name, exact: true }).selectOption(value)
  }
  async ask(move: Filled): Promise<void> {
    const form = this.#page.locator('details:has(form .main-action)')
    if (!(await form.evaluate((element: HTMLDetailsElement) => element.open)))
      await this.on(form.locator('summary'))
    for (const [name, value] of Object.entries(move)) await this.fill(name, value)
    await this.on(form.locator('.main-action'))
  }
}

test('what is disputed most is answered with the tap that opens it, beside the board', async ({
  page,
}) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await page.locator('.start > summary').click()
  for (const [place, id] of DISPUTES.entries()) {
    await page.locator('.start .found button').nth(place).click()
    const verdict = page.locator('.verdict')
    await expect(verdict).toBeFocused()
    await expect(verdict).toContainText(ASKED[id]?.says ?? id)
    await expect(verdict.locator(ASKED[id]?.may ? 'h2 .yes' : 'h2 .no')).toBeInViewport()
    await expect(page.locator('.game-table')).toBeInViewport()
    await expect(page.locator('.asking .opened b')).toBeInViewport()
  }
})

test('a dispute that was opened keeps its question above, and is kept with one tap', async ({
  page,
}) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await page.locator('.start > summary').click()
  const dispute = page.locator('.start .found button').first()
  const question = (await dispute.textContent()) ?? ''
  await dispute.click()
  const opened = page.locator('.asking .opened')
  await expect(opened.locator('b')).toHaveText(question)
  const count = page.locator('.panel > summary', { hasText: '판정 기록' })
  await expect(count).toContainText('0건')
  await opened.getByRole('button', { name: '기록에 남기기' }).click()
  await expect(count).toContainText('1건')
  await expect(opened.getByRole('button')).toHaveCount(0)
  await expect(opened).toContainText('기록에 남겼어요')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(opened).toContainText('기록에 남겼어요')
})

test('the questions go by the names that show', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('names', 'classic'))
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  await page.locator('.start > summary').click()
  const found = page.locator('.start .found')
  await expect(found).toContainText('숙박소')
  await expect(found).not.toContainText('합숙소')
  await page.locator('.start').getByRole('searchbox').fill('숙박소')
  await expect(found.locator('li').first()).toContainText('숙박소')
})

for (const id of DISPUTES)
  test(`${id} is settled in ${MOST} taps by filling in`, async ({ page }) => {
    await page.goto(`/puerto-rico/referee/?scenario=${id}`, { waitUntil: 'networkidle' })
    const taps = new Taps(page)
    const asked = ASKED[id]
    if (!asked) throw new Error(`nothing is asked at ${id}`)
    const { moves, may, says } = asked
    for (const [index, move] of moves.entries()) {
      await taps.ask(move)
      await expect(page.locator('.verdict')).toBeVisible()
      if (index < moves.length - 1) {
        await taps.on(page.locator('.verdict .main-action'))
        await expect(page.locator('.verdict')).toHaveCount(0)
      }
    }
    await expect(page.locator(may ? '.verdict .yes' : '.verdict .no').first()).toBeVisible()
    await expect(page.locator('.verdict')).toContainText(says)
    expect(taps.count).toBeLessThanOrEqual(MOST)
  })
