import type { Page } from '@playwright/test'
import { THINKING } from './browser.ts'
import { expect, test } from './clean-page.ts'

test.use({
  ...THINKING,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})

async function startAgainst(page: Page, level: string): Promise<void> {
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await page.getByText('게임 설정 바꾸기').click()
  await page.getByLabel('B 자리').selectOption({ label: level })
  await page.getByRole('button', { name: '바로 시작' }).click()
}

/** Does what the table offers whenever it is the reader's turn; stops after `most` of their moves, or at the end. */
async function play(page: Page, most: number): Promise<void> {
  await page.evaluate(async (limit) => {
    const visible = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) =>
        element.checkVisibility(),
      )
    const pick = (elements: HTMLElement[], by: number) => elements[by % elements.length]
    for (let moves = 0; moves < limit; ) {
      if (document.querySelector('.final-score')) return
      const main = pick(visible('.main-action'), moves)
      const chosenGood = document.querySelector('.spot.is-chosen[data-key*="good:"]')
      const ships = '.spot.is-may[data-key^="ship:"], .spot.is-may[data-key$="city:wharf"]'
      const target =
        pick(visible('.choices button'), moves) ??
        main ??
        (chosenGood && pick(visible(ships), moves * 7)) ??
        pick(visible('.spot.is-may'), moves * 13) ??
        visible('[data-action="pass"]')[0]
      target?.click()
      if (target) moves++
      await new Promise((drawn) => setTimeout(drawn, target ? 0 : 20))
    }
  }, most)
}

const movesMade = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.log summary').textContent()) ?? '')?.[0])

test('a whole game against a bot, by touch, left and resumed in the middle', async ({ page }) => {
  await startAgainst(page, '중급 봇')
  await play(page, 25)
  // The reason goes with the reader's next move: two moves of theirs in a row leave none.
  await expect(async () => {
    await play(page, 1)
    await expect(page.locator('.bot-message')).toContainText('중급 봇', { timeout: 5_000 })
  }).toPass()
  const moves = await movesMade(page)
  await page.reload({ waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /이어 두기/ })
    .first()
    .click()
  await expect.poll(() => movesMade(page)).toBeGreaterThanOrEqual(moves)
  await play(page, 3000)
  await expect(page.locator('.final-score')).toBeVisible()
})

test('a hint tells the idea, then lights a piece, then names the move, by the key H as well', async ({
  page,
}) => {
  await startAgainst(page, '초급 봇')
  const hint = page.locator('.hint')
  const told = page.locator('.live > [role="status"]')
  await page.keyboard.press('h')
  await expect(hint).toContainText('요.')
  await expect(hint).not.toContainText('고르기')
  // Of a thing with two names one is to be seen, and said.
  const [, idea = ''] = (await hint.innerText()).split(/힌트\s/)
  expect(idea.trim()).not.toBe('')
  await expect(told).toContainText(idea.trim())
  await expect(page.locator('.is-lit')).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(hint).toContainText('빛나는 곳')
  await expect(told).toContainText('빛나는 곳')
  await expect(page.locator('.is-lit')).not.toHaveCount(0)
  await page.getByRole('button', { name: '힌트 더 보기' }).click()
  await expect(hint).toContainText('고르기')
  await expect(told).toContainText('고르기')
})

test('the table has the focus as a game opens, and a reason is told with the bot’s move alone', async ({
  page,
}) => {
  await startAgainst(page, '초급 봇')
  await expect(page.locator('.at-table')).toBeFocused()
  await page.locator('[data-key="role:prospector"]').click()
  await page.locator('.main-action').click()
  const line = page.locator('.since li:has(.why)').last()
  await expect(line).toBeVisible()
  const told = page.locator('.live [role="status"]')
  const reason = (await line.locator('.why').innerText()).trim()
  // What is said from here to the bot's next move is about the reader's own moves.
  await page.evaluate(() => {
    const status = document.querySelector('.live [role="status"]')
    const heard: string[] = []
    Object.assign(window, { heard })
    if (status)
      new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
        characterData: true,
        childList: true,
        subtree: true,
      })
  })
  await play(page, 2)
  await expect(told).not.toBeEmpty()
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  const own = heard.filter((text) => /^(나|내가)/.test(text))
  expect(own, heard.join('\n')).not.toEqual([])
  expect(own.filter((text) => reason !== '' && text.includes(reason))).toEqual([])
})
