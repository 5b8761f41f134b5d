/** What stands around a game of Le Havre, as around one of Puerto Rico: hints, bots by seat, the referee, the end. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { leHavre } from '../src/games/le-havre/definition.ts'
import { OPTION_IDS } from '../src/games/le-havre/rules/options.ts'
import { resultOf } from '../src/games/le-havre/rules/scoring.ts'
import { saves } from '../src/games/le-havre/saves.ts'
import { replay } from '../src/saves/game.ts'
import { packLink } from '../src/saves/link.ts'
import { THINKING } from './browser.ts'
import { expect, test } from './clean-page.ts'
import { finishedLeHavre } from './finished-game.ts'
import { playFrom } from './le-havre-position.ts'
import { tick } from './playing.ts'
import { giveFile } from './stored.ts'

test.use(THINKING)

const PLAY = '/le-havre/play/'

const open = (page: Page, position: object): Promise<void> =>
  playFrom(page, { game: { version: 'short', seats: 2 }, at: 'turn.main', ...position })

test('a hint tells the idea, lights its place, then names the move and why; it goes with the next move', async ({
  page,
}) => {
  await open(page, { set: { round: 2, offers: { fish: 5, wood: 1 } } })
  await page.locator('[data-action="hint"]').click()
  const hint = page.locator('.bot-message .hint')
  await expect(hint).toContainText('힌트')
  await expect(hint).toContainText(/요\./)
  await expect(page.locator('.is-lit')).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(hint).toContainText('빛나는 곳')
  const lit = page.locator('.is-lit').first()
  await expect(lit).toBeVisible()
  await page.getByRole('button', { name: '힌트 더 보기' }).click()
  await expect(hint).toContainText('그다음으로 좋은 수')
  await page.locator('[data-key^="offer:"].is-may').first().click()
  await expect(hint).toHaveCount(0)
})

test('the referee judges the position of a game', async ({ page }) => {
  await open(page, { set: { round: 3, offers: { fish: 5, wood: 1 } } })
  await page.getByRole('button', { name: '이 자리 판정하기' }).click()
  await expect(page).toHaveURL(/\/le-havre\/referee\/#lh1\./)
  await expect(page.locator('[data-key="offer:fish"] b')).toHaveText('5')
})

test('what the others did is looked at again, move by move', async ({ page }) => {
  await page.goto(PLAY, { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: '초급 봇' }).click()
  await page.getByRole('button', { name: '바로 시작' }).click()
  const since = page.locator('.since li')
  await expect(async () => {
    const go = page.locator('.main-action:not([disabled])')
    const may = page.locator('[data-key^="offer:"].is-may')
    if ((await may.count()) > 0) await may.first().click({ timeout: 5_000 })
    else if ((await go.count()) > 0) await go.first().click({ timeout: 5_000 })
    expect(await since.locator('.why').count()).toBeGreaterThan(0)
  }).toPass()
  const again = page.locator('[data-action="again"]')
  await expect(again).toBeVisible()
  await expect(since.first()).toBeInViewport()
  const all = await since.count()
  await again.click()
  await expect(page.getByRole('button', { name: '그만 보기' })).toBeVisible()
  expect(await since.count()).toBeLessThan(all)
  await page.getByRole('button', { name: '그만 보기' }).click()
  await expect(since).toHaveCount(all)
})

test('options are switched on at set-up and told at the table, and every seat has a bot of its own', async ({
  page,
}) => {
  await page.goto(PLAY, { waitUntil: 'networkidle' })
  await tick(page, '3명')
  await page.getByText('게임 설정 바꾸기').click()
  await page.getByLabel('A 자리').selectOption({ label: '최고수 봇' })
  await page.getByLabel('B 자리').selectOption({ label: '사람' })
  await page.getByLabel('C 자리').selectOption({ label: '중급 봇' })
  await page.getByText('선택 규칙', { exact: true }).click()
  const options = page.locator('.set-up .option input')
  await expect(options).toHaveCount(OPTION_IDS.length)
  for (const option of await options.all()) await option.check()
  await page.getByRole('button', { name: '바로 시작' }).click()
  await expect(page.locator('.rules-in-force a')).toHaveCount(OPTION_IDS.length)
  await page.getByRole('button', { name: '목록으로' }).click()
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await expect(page.locator('.rules-in-force a')).toHaveCount(OPTION_IDS.length)
  for (const name of ['최고수 봇', '중급 봇', '나'])
    await expect(page.locator('.at-table')).toContainText(name)
})

test('the stacks of the deal are shown before a game', async ({ page }) => {
  await page.goto(PLAY, { waitUntil: 'networkidle' })
  const stacks = page.locator('.first-look ol')
  await expect(stacks).toHaveCount(3)
  const before = await stacks.first().innerText()
  await page.getByText('게임 설정 바꾸기').click()
  await page.getByLabel('배열 번호').fill('4711')
  await expect(stacks.first()).not.toHaveText(before)
  const top = await stacks.first().locator('li').first().innerText()
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '바로 시작' }).click()
  await expect(page.locator('[data-zone="stacks"]')).toContainText(top)
})

test('from a case one plays on against a bot, from either side', async ({ page }) => {
  await page.goto('/le-havre/cases/enter/occupied/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: '여기서부터 두기' }).click()
  await page.getByRole('radio', { name: '초급 봇' }).click()
  await page.getByLabel('내가 맡을 사람').selectOption('1')
  await page.getByRole('button', { name: '이 자리에서 시작' }).click()
  await expect(page.locator('.since .why').first()).toBeVisible()
})

const FINISHED = finishedLeHavre(['human', 'novice'])
const again = replay(saves, FINISHED)
const last = again.ok ? resultOf(again.value.position) : null

/** Opens a finished game from a file of the device. */
async function look(page: Page): Promise<void> {
  await page.goto(PLAY, { waitUntil: 'networkidle' })
  await giveFile(page, FINISHED)
  await page
    .getByRole('button', { name: /다시 보기/ })
    .first()
    .click()
  await expect(page.locator('.end-words')).toBeVisible()
}

test('the end says who won and by what, line by line, and saves it as a picture', async ({
  page,
}) => {
  await look(page)
  const [winner = 0] = last?.winners ?? []
  const words = page.locator('.end-words')
  await expect(words.locator('.winner')).toContainText(winner === 0 ? '내가 이겼어요' : '봇이 이겼')
  for (const points of last?.points ?? [])
    await expect(words.locator('.winner')).toContainText(`${points}프랑`)
  await expect(words.locator('.most')).toContainText('승부를 가른 것은')
  await expect(words.locator('li a')).toHaveAttribute('href', /final\.one-action$/)
  await expect(page.locator('.score-bars > div')).toHaveCount(2)
  await expect(page.locator('.points-chart .line')).toHaveCount(4)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '그림으로 저장' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('le-havre.png')
  const picture = readFileSync(await file.path())
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  expect([picture.toString('latin1', 1, 4), width, height]).toEqual(['PNG', 1200, 630])
})

test('a finished game is gone through step by step, and played on from', async ({ page }) => {
  await look(page)
  const all = FINISHED.moves.length
  const bar = page.locator('.replay-bar')
  const told = page.locator('.replay-told')
  await expect(bar.locator('.replay-step')).toHaveText(`${all}수 가운데 ${all}번째`)
  await bar.getByRole('button', { name: '맨 처음으로' }).click()
  await expect(told).toContainText('아직 아무도 두지 않았어요')
  await bar.getByRole('button', { name: '한 수 앞으로' }).click()
  await expect(told.locator('b').first()).toHaveText(
    FINISHED.moves[0]?.seat === 0 ? '나' : '초급 봇',
  )
  await bar.getByRole('slider').fill('20')
  await page.locator('.replay').getByRole('button', { name: '여기서부터 두기' }).click()
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '이 자리에서 시작' }).click()
  // Twenty were made, and the marker moves by itself.
  await expect(page.locator('.log summary')).toContainText('21')
})

test('the same again with the sides changed, and a link that shows it to others', async ({
  page,
}) => {
  await page.goto(PLAY + (await packLink(leHavre.game.parts, { ...FINISHED, foreign: true })))
  await expect(page.locator('.end-words')).toBeVisible()
  await expect(page.locator('.final-score thead')).not.toContainText('나')
  await look(page)
  await page.getByRole('button', { name: '자리를 바꿔 한 판 더' }).click()
  await expect(page.locator('.action-bar')).toBeVisible()
  await expect(page.locator('.ending')).toHaveCount(0)
})

test('a finished game is looked over at once: what cost most, why in francs, and again from there', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await look(page)
  await page.getByRole('button', { name: '복기' }).click()
  const review = page.locator('.review')
  await expect(review.locator('.margin-graph')).toBeVisible({ timeout: 60_000 })
  await expect(review.locator('.review-done')).toContainText('모두 살펴보았어요', {
    timeout: 200_000,
  })
  const first = review.locator('.dear-decisions > li').first()
  await expect(first.locator('.dear-head')).toContainText(/\d+라운드, .*−\d+프랑/)
  await expect(first.locator('.dear-facts li').first()).toContainText(/: −\d+프랑/)
  await first.getByRole('button', { name: '나았을 수 이어서 보기' }).click()
  await expect(first.locator('.walk .replay-step')).toContainText('1번째')
  await expect(review.locator('.kept-mistakes a')).toHaveAttribute('href', /puzzles\/own\/$/)
  const turn = /\d+/.exec((await first.getAttribute('id')) ?? '')?.[0] ?? ''
  await first.getByRole('button', { name: '여기서 다시 두기' }).click()
  await expect(page.locator('.log summary')).toContainText(turn)
})
