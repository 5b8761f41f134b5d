/** What comes after a game: how it ended, again, looking back at it move by move, playing on from anywhere. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { IDENTITY } from '../src/games/puerto-rico/rules/identity.ts'
import { resultOf } from '../src/games/puerto-rico/rules/scoring.ts'
import { saves } from '../src/games/puerto-rico/saves.ts'
import { asNewGame, replay } from '../src/saves/game.ts'
import { packLink } from '../src/saves/link.ts'
import { ownProblemsKey } from '../src/saves/own-problems.ts'
import { THINKING } from './browser.ts'
import { expect, test } from './clean-page.ts'
import { finishedGame } from './finished-game.ts'
import { tick } from './playing.ts'
import { giveFile } from './stored.ts'

test.use(THINKING)

const PLAY = '/puerto-rico/play/'
const AGAINST_A_BOT = finishedGame(['human', 'novice'])
const again = replay(saves, AGAINST_A_BOT)
const { turns, position } = again.ok ? again.value : { turns: [], position: null }
const MOVES = AGAINST_A_BOT.moves.length

/** Opens a game from a file of the device. */
async function look(page: Page, game: unknown = AGAINST_A_BOT): Promise<void> {
  await page.goto(PLAY, { waitUntil: 'networkidle' })
  await giveFile(page, game)
  await page.getByRole('button', { name: /다시 보기/ }).click()
}

test('finished games are listed apart from those to go on with', async ({ page }) => {
  await page.goto(PLAY, { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: '점수표' })).toHaveAttribute('href', /score/)
  await expect(page.getByRole('link', { name: '참조표' })).toHaveAttribute('href', /print/)
  await giveFile(page, AGAINST_A_BOT)
  await expect(page.getByRole('button', { name: /다시 보기/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /이어 두기/ })).toHaveCount(0)
  const half = AGAINST_A_BOT.moves.slice(0, 20)
  await giveFile(page, asNewGame({ ...AGAINST_A_BOT, moves: half }))
  await expect(page.getByRole('button', { name: /이어 두기/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /다시 보기/ })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: '두던 게임' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '끝난 게임' })).toBeVisible()
})

test('the end says why, who won, and by what, each with its rule', async ({ page }) => {
  expect(position?.at).toBe('over')
  const result = position && resultOf(position)
  const [winner = 0] = result?.winners ?? []
  await look(page)
  const words = page.locator('.end-words')
  await expect(words.locator('.winner')).toContainText(winner === 0 ? '내가 이겼어요' : '봇이 이겼')
  const totals = result?.sheets.map(({ total }) => total).toSorted((a, b) => b - a) ?? []
  await expect(words.locator('.winner')).toContainText(`${totals[0]}점`)
  await expect(words.locator('.winner')).toContainText(`${totals[1]}점`)
  const rules = await words
    .locator('li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1]))
  expect(rules).toEqual(position?.ending.map((trigger) => `end.${trigger}`))
  const sheet = page.locator('.final-score')
  const counted = await sheet
    .locator('tbody th a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1]))
  const lines = result?.sheets.flatMap((sheet) => sheet.lines.map(({ rule }) => rule)) ?? []
  expect(new Set(counted)).toEqual(new Set([...lines, 'score.tie-break']))
  const bars = sheet.locator('.score-bars > div')
  await expect(bars).toHaveCount(2)
  const widths = await bars
    .locator('.score-bar')
    .evaluateAll((all) =>
      all.map((bar) => Array.from(bar.children, (part) => part.getBoundingClientRect().width)),
    )
  const [own = 0, other = 0] = widths.map((parts) => parts.reduce((sum, width) => sum + width, 0))
  const [ownTotal = 0, otherTotal = 0] = result?.sheets.map(({ total }) => total) ?? []
  expect(own / other).toBeCloseTo(ownTotal / otherTotal, 1)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '그림으로 저장' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('puerto-rico.png')
  const picture = readFileSync(await file.path())
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  expect([picture.toString('latin1', 1, 4), width, height]).toEqual(['PNG', 1200, 630])
})

test('the same again, with the sides changed', async ({ page }) => {
  await look(page)
  await page.getByRole('button', { name: '자리를 바꿔 한 판 더' }).click()
  await expect(page.locator('.log summary')).toContainText(/[1-9]/)
  await page.getByRole('button', { name: '목록으로' }).click()
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await page.locator('.log summary').click()
  await expect(page.locator('.log-move').last()).toContainText('초급 봇')
})

test('a finished game is gone through step by step, in words', async ({ page }) => {
  await look(page)
  const bar = page.locator('.replay-bar')
  const told = page.locator('.replay-told')
  await expect(bar.locator('.replay-step')).toHaveText(`${MOVES}수 가운데 ${MOVES}번째`)
  await bar.getByRole('button', { name: '맨 처음으로' }).click()
  await expect(told).toContainText('아직 아무도 두지 않았어요')
  for (const [index, { move }] of turns.slice(0, 3).entries()) {
    await bar.getByRole('button', { name: '한 수 앞으로' }).click()
    await expect(bar.locator('.replay-step')).toHaveText(`${MOVES}수 가운데 ${index + 1}번째`)
    await expect(told.locator('b')).toHaveText(move.seat === 0 ? '나' : '초급 봇')
  }
  await bar.getByRole('button', { name: '한 수 뒤로' }).click()
  await expect(bar.locator('.replay-step')).toHaveText(`${MOVES}수 가운데 2번째`)
  await bar.getByRole('slider').press('End')
  await expect(bar.locator('.replay-step')).toHaveText(`${MOVES}수 가운데 ${MOVES}번째`)
})

test('from a move of a replay one plays on, and the game that was stays', async ({ page }) => {
  await look(page)
  await page.locator('.replay-bar').getByRole('slider').fill('30')
  await page.locator('.replay').getByRole('button', { name: '여기서부터 두기' }).click()
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '이 자리에서 시작' }).click()
  await expect(page.locator('.log summary')).toContainText('30')
  await page.getByRole('button', { name: '목록으로' }).click()
  await expect(page.getByRole('button', { name: /이어 두기/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /다시 보기/ })).toHaveCount(1)
})

test('a link to a game shows it to whoever opens it', async ({ page }) => {
  await page.goto(PLAY + (await packLink(IDENTITY, { ...AGAINST_A_BOT, foreign: true })))
  await expect(page.locator('.end-words')).toBeVisible()
  await expect(page.locator('.final-score thead')).toContainText('초급 봇')
  await expect(page.locator('.final-score thead')).not.toContainText('나')
  await expect(page).toHaveURL(/\/play\/$/)
  await page.goto(`${PLAY}#pr1.abc`)
  await expect(page.getByRole('alert')).toContainText('잘렸거나')
  await page.goto(`${PLAY}#aaaa`)
  await expect(page.getByRole('alert')).toContainText('여는 링크가 아니에요')
})

test('a case and a step of a lesson are played on from, and kept', async ({ page }) => {
  await page.goto('/puerto-rico/referee/cases/wharf/with-harbor-printed-example/', {
    waitUntil: 'networkidle',
  })
  await page.getByRole('link', { name: '여기서부터 두기' }).first().click()
  // Before the position has come, the page asks who plays a game from its beginning.
  await expect(page.getByRole('button', { name: '이 자리에서 시작' })).toBeVisible()
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '이 자리에서 시작' }).click()
  await expect(page.locator('.game-table .status')).toContainText('선장')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /중간부터 이어 두기/ }).click()
  await expect(page.locator('.game-table .status')).toContainText('선장')

  await page.goto('/puerto-rico/learn/captain-loading/#the-larger-ship', {
    waitUntil: 'networkidle',
  })
  await page.getByRole('link', { name: '여기서부터 두기' }).click()
  await expect(page.getByRole('button', { name: '이 자리에서 시작' })).toBeVisible()
  await page.goto(`${PLAY}?lesson=captain-loading/no-such-step`)
  await expect(page.getByRole('alert')).toContainText('이 이름의 사례나 단계가 없어요')
})

/** The last moves of the game alone, as one that began there: little to look over. */
const TURNS_BEFORE = 120
const start = turns[TURNS_BEFORE]?.before
const THE_END_OF_IT = {
  ...AGAINST_A_BOT,
  ...(start && { start }),
  moves: AGAINST_A_BOT.moves.slice(TURNS_BEFORE),
}
/** However slow the machine: what is looked over is a number of games, not a time. */
const LONG = 240_000

test('a game is looked over: the course in figures, what cost most and why, and again from there', async ({
  page,
}) => {
  test.setTimeout(LONG)
  await look(page, THE_END_OF_IT)
  await page.getByRole('button', { name: '복기' }).click()
  const review = page.locator('.review')
  await expect(review.locator('.review-done')).toContainText('모두 살펴보았어요', { timeout: LONG })
  const rows = review.locator('.course tbody tr')
  await expect(rows).toHaveCount(0)
  await review.getByText('그림의 숫자 보기').click()
  const count = Number(/\d+/.exec(await review.locator('.review-done').innerText())?.[0])
  await expect(rows).toHaveCount(count)
  await expect(rows.first().locator('td').last()).toHaveText(/^[+−]\d+\.\d ± \d+\.\d$/)
  const dear = review.locator('.dear-decisions > li')
  await expect(dear).not.toHaveCount(0)
  expect(await dear.count()).toBeLessThanOrEqual(5)
  const numbers = Array.from({ length: await dear.count() }, (_, index) => String(index + 1))
  const marks = await review.locator('.plot .dear').allTextContents()
  expect(marks.toSorted()).toEqual(numbers)
  const first = dear.first()
  await expect(first.locator('.dear-head')).toContainText(/\d+라운드, .*−\d+\.\d점/)
  await expect(first.locator('.degree')).toHaveText(/실수|아쉬운 수|갈림길/)
  // Why, as facts with their points; the first of them was lost.
  await expect(first.locator('.dear-facts li').first()).toContainText(/: −\d+\.\d점/)
  await first.getByRole('button', { name: '두기 전 판 보기' }).click()
  await expect(first.locator('.walk .replay-step')).toHaveText('0수 가운데 0번째')
  for (const name of ['둔 수 이어서 보기', '나았을 수 이어서 보기']) {
    await first.getByRole('button', { name }).click()
    await expect(first.locator('.walk .replay-step')).toContainText('1번째')
  }
  // Each is kept as a problem.
  await expect(review.locator('.kept-mistakes a')).toHaveAttribute('href', /puzzles\/own\/$/)
  const kept = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]').length,
    ownProblemsKey('puerto-rico'),
  )
  expect(kept).toBe(await dear.count())
  // The same sides play on from there.
  const turn = /\d+/.exec((await first.getAttribute('id')) ?? '')?.[0] ?? ''
  await first.getByRole('button', { name: '여기서 다시 두기' }).click()
  await expect(page.locator('.log summary')).toContainText(turn)
})

test('looking over is stopped, and what was found by then stays', async ({ page }) => {
  test.setTimeout(LONG)
  await look(page)
  await page.getByRole('button', { name: '복기' }).click()
  const review = page.locator('.review')
  await expect(review.locator('.margin-graph')).toBeVisible({ timeout: LONG })
  await review.getByRole('button', { name: '그만두기' }).click()
  await expect(review.locator('.review-stopped')).toContainText('여기까지 살펴본 것만')
  await review.getByText('그림의 숫자 보기').click()
  await expect(review.locator('.course tbody tr')).not.toHaveCount(0)
  await expect(review.getByRole('progressbar')).toHaveCount(0)
})
