/** What a referee takes along: names, the record of an evening, a line, a picture for another phone. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { IDENTITY } from '../src/games/puerto-rico/rules/identity.ts'
import { unpackLink } from '../src/saves/link.ts'
import { addressOf } from './address.ts'
import { expect, test } from './clean-page.ts'

const CASE = '/puerto-rico/referee/?scenario=wharf/may-stay-unused'

/** Asks whether who decides may pass. */
async function askToPass(page: Page): Promise<void> {
  const form = page.locator('details:has(form .main-action)')
  if (!(await form.evaluate((element: HTMLDetailsElement) => element.open)))
    await form.locator('summary').click()
  await form.getByRole('combobox', { name: '무엇을', exact: true }).selectOption('pass')
  await form.locator('.main-action').click()
  await expect(page.locator('.verdict')).toBeVisible()
}

/** Texts in which a seat still goes by its letter. */
const lettersLeft = (page: Page): Promise<string[]> =>
  page.locator('.referee').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('svg, code, .names, .rulings li')) element.remove()
    const labels = Array.from(copy.querySelectorAll('[aria-label]'), (element) =>
      element.getAttribute('aria-label'),
    )
    const texts = Array.from(copy.querySelectorAll('*')).flatMap((element) =>
      Array.from(element.childNodes, ({ nodeType, nodeValue }) =>
        nodeType === 3 ? nodeValue : '',
      ),
    )
    return [...labels, ...texts].filter((text): text is string =>
      /(?<![A-Za-z])[AB](?![A-Za-z])/.test(text ?? ''),
    )
  })

const record = (page: Page) => page.locator('details:has(> summary:text("판정 기록"))')

test('rulings are kept with the names of players, saved and printed', async ({ page }) => {
  await page.goto(CASE, { waitUntil: 'networkidle' })
  await record(page).locator('summary').click()
  await expect.poll(() => lettersLeft(page)).not.toEqual([])
  await page.locator('.rulings').getByLabel('A', { exact: true }).fill('민수')
  await page.locator('.rulings').getByLabel('B', { exact: true }).fill('영희')
  await askToPass(page)
  await expect(page.locator('.verdict h2')).toContainText('민수: ')
  await askToPass(page)
  await expect(page.locator('.rulings li')).toHaveCount(1)
  for (const panel of ['끝', '지금 점수']) {
    await page.locator('details.panel > summary', { hasText: new RegExp(`^${panel}$`) }).click()
    await expect(page.locator('details.panel[open]', { hasText: '영희' }).first()).toBeVisible()
    await expect.poll(() => lettersLeft(page)).toEqual([])
  }
  // Names stay on the device: nothing of them is in the link, however it is packed.
  const link = await unpackLink(IDENTITY, new URL(await addressOf(page)).hash)
  expect(JSON.stringify(link)).toContain('"do":"pass"')
  expect(JSON.stringify(link)).not.toContain('민수')
  await page.getByRole('button', { name: '판 차리기' }).click()
  const parts = page.locator('.set-up-table details')
  await expect(parts.filter({ hasText: '영희의 판' })).not.toHaveCount(0)
  await parts.evaluateAll((all) => {
    for (const part of all) part.setAttribute('open', '')
  })
  await expect.poll(() => lettersLeft(page)).toEqual([])
  await page.goto(CASE, { waitUntil: 'networkidle' })
  await expect(record(page).locator('summary')).toContainText('판정 기록 1건')
  await record(page).locator('summary').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '기록 저장' }).click(),
  ])
  const saved = readFileSync(await file.path(), 'utf8')
  expect(saved).toContain('민수: ')
  expect(saved).toMatch(/\/puerto-rico\/referee\/#pr1\./)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.rulings li')).toBeVisible()
  await expect(page.locator('.live')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: '기록 지우기' }).click()
  await expect(record(page).locator('summary')).toContainText('판정 기록 0건')
})

test('a QR code holds the link, and its library comes with the first tap', async ({ page }) => {
  await page.goto(CASE, { waitUntil: 'networkidle' })
  await askToPass(page)
  await expect(page).toHaveURL(/#pr1\./)
  await page.getByRole('button', { name: 'QR 코드', exact: true }).click()
  const { width, height, data } = await page
    .locator('.qr img')
    .evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth * 4
      canvas.height = image.naturalHeight * 4
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.imageSmoothingEnabled = false
      pen.drawImage(image, 0, 0, canvas.width, canvas.height)
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
      return { width: canvas.width, height: canvas.height, data: Array.from(data) }
    })
  expect(decodeQR({ width, height, data: Uint8Array.from(data) })).toBe(await addressOf(page))
})

test('a position goes through one line and back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(CASE, { waitUntil: 'networkidle' })
  const copied = async (): Promise<string> => {
    await page.locator('[data-copy="line"]').click()
    await expect(page.getByText('복사했어요.')).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const line = await copied()
  expect(line).toMatch(/^2 captain\.loading AAA \d+ /)
  const start = page.locator('.start')
  await start.locator('> summary').click()
  const paste = async (text: string): Promise<void> => {
    await start.locator('textarea').fill(text)
    await start.getByRole('button', { name: '읽기', exact: true }).click()
  }
  await paste(line.replace(' captain.loading ', ' captain.sailing '))
  await expect(page.locator('.unread')).toContainText('2째 칸의 1째 글자부터')
  await paste('단계: 선적\n판:\n  A: { 상품: { 옥수스: 1 } }')
  await expect(page.locator('.unread')).toContainText('혹시 옥수수?')
  await start.locator('summary', { hasText: '한 줄 표기 읽는 법' }).click()
  const legend = start.locator('.notation')
  await expect(legend.locator('ol > li')).toHaveCount(line.split(' ').length)
  await expect(legend.locator('dl > div', { hasText: 'hb' })).toContainText('항구')
  await paste(line)
  await expect(page.locator('.unread')).toHaveCount(0)
  await expect.poll(copied).toBe(line)
})

test('a whole board is written in one line, and what cannot be read changes nothing', async ({
  page,
}) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  const board = page.locator('[data-part="board-0"]')
  await board.locator('summary').click()
  await board.getByRole('button', { name: '한 줄로 적기' }).click()
  const line = board.locator('textarea')
  await line.fill('주화 7, 옥수수 3, 바나나 1')
  await board.getByRole('button', { name: '이대로 놓기' }).click()
  await expect(board.getByRole('status')).toHaveText('여기부터 읽을 수 없어요: 바나나1')
  await expect(board.getByRole('textbox', { name: '주화', exact: true })).toHaveValue('3')
  await line.fill('주화 7, 옥수수 3, 옥수수 농장 2, 빈 조선소')
  await board.getByRole('button', { name: '이대로 놓기' }).click()
  await expect(board.getByRole('textbox', { name: '주화', exact: true })).toHaveValue('7')
  await expect(board.getByRole('textbox', { name: '조선소의 일꾼', exact: true })).toHaveValue('0')
  await expect(line).toHaveValue('주화 7, 옥수수 3, 옥수수 농장 2, 빈 조선소')
})
