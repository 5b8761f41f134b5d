import '../src/games/puerto-rico/expansions.ts'
import { saves } from '../src/games/puerto-rico/saves.ts'
import { positionFrom } from '../src/games/puerto-rico/scenario/read-position.ts'
import { beginGame, replay } from '../src/saves/game.ts'
import { THINKING } from './browser.ts'
import { expect, test } from './clean-page.ts'
import { finishedGame } from './finished-game.ts'
import { ACTION, expectDone, openLesson } from './lessons.ts'
import { playARound } from './playing.ts'
import { giveFile } from './stored.ts'

test.use(THINKING)

test('a rule of an expansion is tried below its paragraph, with nobles drawn and tapped', async ({
  page,
}) => {
  await page.goto('/puerto-rico/rules/nobles/')
  const rule = page.locator('article.rule[id="noble.take"]')
  await rule.locator('.rule-try').click()
  await expect(rule.locator('.drawing [data-key="aboard"] .noble').first()).toBeVisible()
  await rule.locator('[data-key="figure:next"]').click()
  await rule.locator('.drawing [data-key="aboard"]').click()
  await expect(rule.locator('.figure-said .frame-events')).toContainText('귀족')
  await rule.locator('[data-key="figure:play"]').click()
  await expect(page.locator('.free-play [data-key="supplyNoble"]')).toBeVisible()
})

test('a game with an expansion in which nothing of it has happened yet is taken up again', async ({
  page,
}) => {
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await page.getByText('게임 설정 바꾸기').click()
  await page.getByLabel('확장 1').check()
  await page.getByRole('button', { name: '바로 시작' }).click()
  const status = page.locator('.status')
  await expect(status).toContainText('게임에 쓸 건물 고르기')
  await expect(status).not.toContainText('라운드')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await expect(page.locator('.prompt')).toContainText('게임에 쓸 건물을 고르세요')
})

test('a game with both expansions is drafted and played by taps, and taken up again', async ({
  page,
}) => {
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await page.getByText('게임 설정 바꾸기').click()
  for (const letter of ['A', 'B']) await page.getByLabel(`${letter} 자리`).selectOption('human')
  await page.getByLabel('확장 1').check()
  await page.getByLabel('확장 2').check()
  await page.getByRole('button', { name: '바로 시작' }).click()

  const prompt = page.locator('.prompt')
  await expect(prompt).toContainText('게임에 쓸 건물을 고르세요')
  // A kind of a full price is refused by its rule; the guesthouse is one of those that can be chosen.
  for (const building of ['guesthouse', 'aqueduct']) {
    await page.locator(`[data-key="building:${building}"]`).click()
    await page.locator('.main-action').click()
  }
  await page.locator('[data-key="building:hospice"]').click()
  await expect(page.locator('.refusal')).toBeVisible()
  for (let picks = 2; picks < 17; picks++) {
    await page.locator('.spot.is-may[data-key^="building:"]').first().click()
    await page.locator('.main-action').click()
  }
  await expect(prompt).toContainText('역할')
  await expect(page.locator('[data-key="building:guesthouse"]')).toBeVisible()
  await expect(page.locator('[data-key="building:hospice"]')).toHaveCount(0)
  await expect(page.locator('[data-key="aboard"] .noble')).toHaveCount(1)

  await playARound(page, 'body')
  await expect(page.locator('.status')).toContainText('2라운드')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await expect(page.locator('.status')).toContainText('2라운드')
  await expect(page.locator('[data-key="building:guesthouse"]')).toBeVisible()
  await page.getByRole('button', { name: '이 자리 판정하기' }).click()
  await expect(page.locator('.ask [data-key="aboard"] .noble').first()).toBeVisible()

  await page.getByRole('button', { name: '판 차리기' }).click()
  const held = page.locator('.set-up-table .board-body').first().locator('.nobles-held b')
  const supply = page.locator('[data-key="supplyNoble"]')
  await supply.click()
  await expect(held).toBeVisible()
  const before = Number(await held.textContent())
  await supply.click()
  await expect(held).toHaveText(String(before + 1))
})

test('lessons of the expansions are played by taps', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/nobles/#a-noble-arrives')
  await page.locator('.live [data-key="aboard"]').click()
  await page.locator(ACTION).click()
  await expectDone(page)
  await page.locator(ACTION).click()
  for (const key of ['smallFruitPlant', 'chapel', 'smallFruitPlant'])
    await page.locator(`[data-key="0/city:${key}"]`).click()
  await page.locator(ACTION).click()
  await expectDone(page)

  await openLesson(page, '/puerto-rico/learn/new-buildings/#pay-otherwise')
  await page.locator('.live [data-key="building:lighthouse"]').click()
  await page.locator(ACTION).click()
  await expectDone(page)
})

test('a question about points says whose and how many, and they are declined', async ({ page }) => {
  const expansions: ['new-buildings', 'nobles'] = ['new-buildings', 'nobles']
  const read = positionFrom({
    game: { expansions, options: { 'points.declinable': true } },
    at: 'captain.loading',
    set: { A: { city: ['harbor'], goods: { corn: 3 }, vp: 5 } },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const setup = { edition: 'two-player' as const, seed: 1, options: {}, expansions }
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await giveFile(page, beginGame(saves, { setup, start: read.value, players: ['human', 'human'] }))
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await page.locator('[data-key="0/good:corn"]').click()
  await page.locator('[data-key="ship:4"]').click()
  await expect(page.locator('.prompt')).toContainText('항구로 1점을 받을까요?')
  await page.getByRole('button', { name: '받지 않기' }).click()
  await expect(page.locator('[data-key="0/points"]').first()).toContainText('9')
})

test('a finished game with both expansions tells its end, and its last moves are looked over', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const whole = finishedGame(['human', 'novice', 'novice'], {
    expansions: ['new-buildings', 'nobles'],
    expansionOptions: { 'exp.selection': 'all' },
  })
  const again = replay(saves, whole)
  const begins = whole.moves.length - 12
  const start = again.ok ? again.value.turns[begins]?.before : undefined
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await giveFile(page, { ...whole, ...(start && { start }), moves: whole.moves.slice(begins) })
  await page.getByRole('button', { name: /다시 보기/ }).click()
  await expect(page.locator('.ending a[href*="noble.points"]').first()).toBeVisible()
  await page.locator('.replay-bar').getByRole('slider').fill('0')
  await expect(page.locator('.replay [data-key="supplyNoble"]')).toBeVisible()

  await page.getByRole('button', { name: '복기' }).click()
  await expect(page.locator('.review-done')).toContainText('모두 살펴보았어요', {
    timeout: 200_000,
  })
  await expect(page.locator('.review-done')).not.toContainText(/^0/)
  await expect(page.locator('.margin-graph .line')).toBeVisible()
  await page.locator('.course summary').click()
  await expect(page.locator('.course tbody tr').last()).toContainText(/[+−]\d+\.\d ± \d/)
})

test('the player aid and the score sheet add the expansions where they are asked for', async ({
  page,
}) => {
  await page.goto('/puerto-rico/print/')
  const added = page.locator('.side.added')
  const rows = added.getByRole('row')
  const shown = (names: string[]): Promise<unknown> =>
    Promise.all(names.map((name) => expect(rows.filter({ hasText: name }).first()).toBeVisible()))
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    await expect(added).toBeHidden()
  }
  await page.emulateMedia({ media: 'screen' })
  await page.locator('#aid-expansions').check()
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    await shown(['수로', '사원', '등기소', '궁중 정원'])
    // Fourteen buildings of the one, eight of the other, and the heads of both tables.
    await expect(rows).toHaveCount(14 + 8 + 2)
  }

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/puerto-rico/score/', { waitUntil: 'networkidle' })
  const first = page.locator('.entry').first()
  const nobles = first.getByRole('spinbutton', { name: '귀족', exact: true })
  await expect(nobles).toHaveCount(0)
  await page.locator('.with-expansions input').check()
  await nobles.fill('4')
  const total = page.locator('.final-score .total td').first()
  await expect(total).toHaveText('4')
  await first.getByLabel('궁중 정원').check()
  await expect(total).toHaveText('12')
  await first.locator('.empty input').check()
  await expect(total).toHaveText('8')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(nobles).toHaveValue('4')
  await expect(total).toHaveText('8')
})
