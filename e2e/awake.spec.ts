/** Readers tap before a page's scripts have come; nothing of that is lost. */
import type { Page } from '@playwright/test'
import { unpack } from '../src/games/puerto-rico/figure/pack.ts'
import { puzzlesByTheme } from '../src/games/puerto-rico/puzzles/collection.ts'
import { noProgress, progressKey } from '../src/saves/progress.ts'
import { expect, test } from './clean-page.ts'
import { expectDone, pressesOf } from './lessons.ts'
import { tick } from './playing.ts'

/** Opens a page whose island has to wait; gives the way to let it go on. */
async function openAsleep(page: Page, path: string, script: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/_astro/${script}.*.js`, async (route) => {
    await promise
    await route.continue()
  })
  // Nobody is faster than the page itself.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return resolve
}

/** The page would wait for ever instead of some seconds for whoever does nothing. */
async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A browser without windows has its pointer in the corner before anybody moves it.
    addEventListener(
      'pointerover',
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
      },
      { capture: true },
    )
    const wait = window.setTimeout
    Object.assign(window, {
      setTimeout: (then: () => void, ms = 0) => (ms < 4000 ? wait(then, ms) : 0),
    })
  })
}

const asleep = 'astro-island[ssr]'

/** Waits until an awake page has done again what came too early: one thing a frame. */
const allDoneAgain = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  })

test('a live page runs nothing until somebody does something, and its scripts are there by then', async ({
  context,
}) => {
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  for (const path of ['learn/your-board/', 'play/', 'referee/', 'quiz/', 'puzzles/ships/']) {
    // One of its own for each: a pointer that rests over a page counts as moved when the next one comes.
    const page = await context.newPage()
    await waitForEver(page)
    await page.goto(`/puerto-rico/${path}`, { waitUntil: 'networkidle' })
    await expect(page.locator(asleep)).toHaveCount(1)
    const script = (await page.locator(asleep).getAttribute('component-url')) ?? ''
    const times = () => asked.filter((url) => url.endsWith(script)).length
    await expect.poll(times).toBe(1)
    await page.mouse.move(200, 300)
    await expect(page.locator(asleep)).toHaveCount(0)
    expect(times()).toBe(1)
    await page.close()
  }
})

test('a live page comes alive by itself for whoever only looks', async ({ page }) => {
  await page.addInitScript((sleeping) => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.slept = `${document.querySelectorAll(sleeping).length}`
    })
  }, asleep)
  await page.goto('/le-havre/learn/first-turns/')
  await expect(page.locator('html')).toHaveAttribute('data-slept', '1')
  await expect(page.locator(asleep)).toHaveCount(0)
})

test('what is kept, or named by the address, is shown at once', async ({ page }) => {
  await waitForEver(page)
  const course = { ...noProgress('puerto-rico'), done: { 'your-board': ['load-for-points'] } }
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    progressKey('puerto-rico'),
    JSON.stringify(course),
  ] as const)
  for (const path of ['learn/your-board/', 'learn/', 'learn/settler/#no-step', 'play/?lesson=x']) {
    await page.goto(`/puerto-rico/${path}`)
    await expect(page.locator(asleep)).toHaveCount(0)
  }
})

test('keys and texts count that were typed too early', async ({ page }) => {
  const wake = await openAsleep(page, '/puerto-rico/score/', 'Score')
  const name = page.locator('.entry input[type="text"]').first()
  await name.fill('')
  await name.pressSequentially('가나다')
  wake()
  await expect(page.locator(asleep)).toHaveCount(0)
  await expect(name).toHaveValue('가나다')
  await expect(page).toHaveURL(/#/)
  const wakeReferee = await openAsleep(page, '/puerto-rico/referee/', 'Referee')
  const coins = page.locator('.edit-bar .stepper .count').first()
  await coins.fill('17')
  wakeReferee()
  await expect(page.locator(`${asleep}, [data-asleep]`)).toHaveCount(0)
  await allDoneAgain(page)
  const changed = page.locator('.set-up-table > [role="status"]')
  await expect(changed).toContainText('→ 17')
  // What is typed stands, whatever else changes after it.
  await page.locator('.edit-bar .stepper button').last().dispatchEvent('click')
  await expect(changed).not.toContainText('→ 17')
  await expect(coins).toHaveValue('17')
  // Put back by the page, which no browser takes for typing.
  await coins.focus()
  await coins.evaluate((input: HTMLInputElement) => {
    input.value = '5'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await coins.blur()
  await expect(changed).toContainText('→ 5')
  const wakeLesson = await openAsleep(page, '/puerto-rico/learn/your-board/', 'Lesson')
  const places = page.locator('.zone-own .spot[role="button"]')
  await places.first().focus()
  await page.keyboard.press('End')
  await expect(places.first()).toBeFocused()
  wakeLesson()
  await expect(places.last()).toBeFocused()
})

test('a place counts that only what was pressed before makes a button', async ({ page }) => {
  const puzzle = puzzlesByTheme().find(({ theme }) => theme === 'ships')?.puzzles[0]
  const [best] = puzzle?.answers ?? []
  if (!puzzle || !best) throw new Error('there is no problem about ships')
  const wake = await openAsleep(page, '/puerto-rico/puzzles/ships/', 'Puzzles')
  const places = pressesOf(unpack(puzzle.start), best.move)
  await expect(page.locator(`button${places.at(-1)}`)).toHaveCount(0)
  for (const place of places) await page.locator(place).first().click()
  wake()
  await expectDone(page)
})

test('a game is begun as it was chosen before the page was awake', async ({ page }) => {
  const wake = await openAsleep(page, '/puerto-rico/play/', 'Play')
  await page.getByText('게임 설정 바꾸기').click()
  await page.getByLabel('사람 수').selectOption('3')
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '바로 시작' }).click()
  await expect(page).not.toHaveURL(/\?/)
  wake()
  await expect(page.locator('.prompt')).toContainText('플레이어 A')
  await expect(page.locator('.game-table')).toContainText('플레이어 C')
})

test('folds that were opened too early are filled', async ({ page }) => {
  const wakeReferee = await openAsleep(page, '/puerto-rico/referee/', 'Referee')
  await page.locator('.start > summary').click()
  wakeReferee()
  await expect(page.locator('.start .found button')).not.toHaveCount(0)
  const wakeFigure = await openAsleep(page, '/puerto-rico/rules/trader/', 'LiveFigure')
  const more = page.locator('.figure-more').first()
  await more.locator('summary').click()
  wakeFigure()
  await expect(more.getByRole('button').first()).toBeVisible()
})

test('a first step that is still to be done is there at once, and one that is done is not', async ({
  page,
}) => {
  const course = { ...noProgress('puerto-rico'), done: { 'your-board': ['load-for-points'] } }
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    progressKey('puerto-rico'),
    JSON.stringify(course),
  ] as const)
  const wake = await openAsleep(page, '/puerto-rico/learn/settler/', 'Lesson')
  await expect(page.locator('.lesson .task')).toBeVisible()
  wake()
  const wakeNext = await openAsleep(page, '/puerto-rico/learn/your-board/', 'Lesson')
  await expect(page.locator('.lesson .task')).toBeHidden()
  wakeNext()
  await expect(page.locator('.lesson .task')).toBeVisible()
})

test('a part of the table that comes alive after the others answers what was tapped before', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/puerto-rico/learn/your-board/', 'Lesson')
  const asleep = page.locator('[data-asleep]')
  const corn = page.locator('[role="button"][data-key="0/good:corn"]')
  await expect(asleep.and(page.locator('.zone-own .zone-body'))).toHaveCount(1)
  await corn.click()
  wake()
  await expect(corn).toHaveAttribute('aria-pressed', 'true')
  await expect(asleep).toHaveCount(0)
})

test('what is tapped while an earlier tap is done again comes after it', async ({ page }) => {
  const wake = await openAsleep(page, '/le-havre/learn/ship-and-loan/', 'Lesson')
  const wharf = page.locator('[role="button"][data-key="card:wharf1"]')
  await page.locator('.action-bar .main-action').click()
  // The frame in which the tap is done again is long in coming.
  await page.evaluate(() => {
    const soon = window.requestAnimationFrame
    Object.assign(window, {
      requestAnimationFrame: (then: FrameRequestCallback) => soon(() => setTimeout(then, 500)),
    })
  })
  wake()
  await expect(page.locator(asleep)).toHaveCount(0)
  await wharf.click()
  await expect(page.locator('.log summary')).toContainText('1')
  await expect(wharf).toHaveClass(/is-chosen/)
})

test('a game that was begun by two taps too early begins', async ({ page }) => {
  const wake = await openAsleep(page, '/puerto-rico/play/', 'Play')
  const start = page.getByRole('button', { name: '바로 시작' })
  await start.click()
  await start.click()
  wake()
  await expect(page.locator('.action-bar')).toBeVisible()
})
