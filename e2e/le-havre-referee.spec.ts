/** What reaches the referee of Le Havre from outside: read where it can be, and else told for what it is. */
import { leHavre } from '../src/games/le-havre/definition.ts'
import { packLink } from '../src/saves/link.ts'
import { expect, test } from './clean-page.ts'

const REFEREE = '/le-havre/referee/'
const linkOf = (content: object): Promise<string> => packLink(leHavre.game.parts, content)

test('a case and a step of the course are opened by name', async ({ page }) => {
  for (const name of ['scenario=enter/occupied).', 'lesson=first-look/the-last-action']) {
    await page.goto('/about/')
    await page.goto(`${REFEREE}?${name}`, { waitUntil: 'networkidle' })
    await expect(page.locator('.ask .live')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('a link is read with what a text around it has left at its end', async ({ page }) => {
  const link = await linkOf({ at: 'turn.main', set: { A: { items: { wood: 5 } } } })
  for (const tail of ['.', ')', '&utm_source=chat']) {
    await page.goto('/about/')
    await page.goto(`${REFEREE}${link}${tail}`, { waitUntil: 'networkidle' })
    await expect(page.locator('.ask .live')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('what cannot be read says why, and shows an empty table', async ({ page }) => {
  const move = await linkOf({ at: 'turn.main', move: { do: 'fly', seat: 0 } })
  for (const [address, why] of [
    ['?scenario=no/such-case', '이 이름의 사례나 단계가 없어요'],
    ['?lesson=no-such/step', '이 이름의 사례나 단계가 없어요'],
    ['#lh1.q1Y', '잘렸거나 바뀌었어요'],
    ['#lh9.q1Y', '더 새로운'],
    ['#pr1.q1Y', '다른 게임'],
    ['#nothing-of-this-page', '여는 링크가 아니에요'],
    [move, '묻는 수를 알아볼 수 없어요'],
  ] as const) {
    await page.goto('/about/')
    await page.goto(REFEREE + address, { waitUntil: 'networkidle' })
    const alert = page.getByRole('alert')
    await expect(alert, address).toContainText(why)
    await expect(alert).toContainText('빈 판')
    await expect(page.locator('.set-up-table')).toBeVisible()
  }
})

test('an impossible position of a link is told with its faults, and can be mended', async ({
  page,
}) => {
  const link = await linkOf({
    game: { version: 'short', seats: 2 },
    at: 'turn.main',
    set: { round: 9 },
  })
  await page.goto(REFEREE + link, { waitUntil: 'networkidle' })
  await expect(page.getByRole('alert')).toContainText('있을 수 없는 판이에요')
  await expect(page.getByRole('alert')).toContainText('8라운드까지예요')
  await expect(page.locator('.position-problems.wrong')).toBeVisible()
  const round = page.getByRole('textbox', { name: '라운드' })
  await expect(round).toHaveValue('9')
  await page.getByRole('button', { name: '라운드 하나 적게' }).click()
  await expect(page.locator('.position-problems.wrong')).toHaveCount(0)
})

test('an impossible position of a pasted text is laid out, and can be mended', async ({ page }) => {
  await page.goto(REFEREE, { waitUntil: 'networkidle' })
  await page.locator('.start > summary').click()
  const text =
    'game: { version: short }\nat: turn.main\nset: { round: 9, A: { items: { wood: 7 } } }'
  await page.getByLabel('YAML, JSON, 링크 붙여넣기').fill(text)
  await page.getByRole('button', { name: '읽기' }).click()
  await expect(page.getByRole('alert')).toContainText('고칠 수 있게 그대로')
  await expect(page.locator('[data-key="0/item:wood"] b')).toHaveText('7')
  await expect(page.locator('.position-problems.wrong')).toContainText('8라운드까지예요')
  await page.getByRole('button', { name: '라운드 하나 적게' }).click()
  await expect(page.locator('.position-problems.wrong')).toHaveCount(0)
})

test('a text that is too long, and one that is no position, is told for that', async ({ page }) => {
  await page.goto(REFEREE, { waitUntil: 'networkidle' })
  await page.locator('.start > summary').click()
  const field = page.getByLabel('YAML, JSON, 링크 붙여넣기')
  for (const [text, why] of [
    ['at: turn.main\n'.repeat(600), '너무 길어요'],
    ['at: turn.main\nset: { round: many }', '2째 줄 set.round'],
    ['at: turn.main\nset: { round: 99 }', '있을 수 없는 판이에요'],
    ['[1, 2', '읽을 수 없어요'],
  ] as const) {
    await field.fill(text)
    await page.getByRole('button', { name: '읽기' }).click()
    await expect(page.getByRole('alert')).toContainText(why)
  }
})
