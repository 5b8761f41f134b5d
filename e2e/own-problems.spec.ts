/** Problems from one's own games, of both games: asked, missed, told why, solved, and back until solved at once. */
import type { Page } from '@playwright/test'
import { moverOf } from '../src/engine/random-game.ts'
import { game as leHavre } from '../src/games/le-havre/rules/game.ts'
import { setUp as setUpLeHavre } from '../src/games/le-havre/rules/setup.ts'
import { game as puertoRico } from '../src/games/puerto-rico/rules/game.ts'
import { setUp } from '../src/games/puerto-rico/rules/setup.ts'
import { type OwnProblem, ownProblemsKey, problemId } from '../src/saves/own-problems.ts'
import { t } from '../src/text/messages/puzzles.ts'
import { expect, test } from './clean-page.ts'
import { pressesOf as leHavrePresses } from './le-havre-presses.ts'
import { pressesOf } from './lessons.ts'

const WHY = '돈이 모자라요: −3.0점'

/** What to press for the better move and for the one that was made, and the problem as a review keeps it. */
interface Kept {
  game: string
  presses: string[][]
  problem: OwnProblem
}

function kept(game: string, before: object, moves: readonly object[], presses: string[][]): Kept {
  const [better, made] = moves
  const none = { because: [], left: [] }
  const answers = [
    { ...none, move: better, verdict: '나은 수예요.', because: ['돈을 더 받아요.'] },
    { ...none, move: made, verdict: '그때 둔 수예요.', left: [WHY] },
  ]
  const task = '1라운드. 더 나은 수를 두어 보세요.'
  const problem = { id: problemId(before), task, degree: 1, before, answers, done: false } as const
  return { game, presses, problem }
}

function ofPuertoRico(): Kept {
  const before = setUp({ edition: 'two-player', seats: 2, seed: 3 })
  const moves = [...puertoRico.legalMoves(before)].slice(0, 2)
  return kept(
    'puerto-rico',
    before,
    moves,
    moves.map((move) => pressesOf(before, move)),
  )
}

/** At the first main action. */
function ofLeHavre(): Kept {
  let before = setUpLeHavre({ version: 'short', seats: 2, seed: 3 })
  const draw = moverOf(3)
  const offers = () => [...leHavre.legalMoves(before)].filter((move) => move.do === 'takeOffer')
  while (offers().length < 2) {
    const move = leHavre.randomMove(before, draw)
    const made = move && leHavre.applyMove(before, move)
    if (!made?.ok) throw new Error('no offers to choose among')
    before = made.position
  }
  const moves = offers().slice(0, 2)
  return kept(
    'le-havre',
    before,
    moves,
    moves.map((move) => leHavrePresses(before, move)),
  )
}

const press = async (page: Page, places: readonly string[] = []): Promise<void> => {
  for (const place of places) await page.locator(place).first().click()
}

/** Whether it is kept as solved; null where it is not kept. */
const doneOn = (page: Page, game: string): Promise<boolean | null> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.done ?? null,
    ownProblemsKey(game),
  )

for (const { game, presses, problem } of [ofPuertoRico(), ofLeHavre()])
  test(`a mistake of ${game} is asked for again until it is solved at once`, async ({ page }) => {
    await page.goto(`/${game}/puzzles/`, { waitUntil: 'networkidle' })
    await expect(page.getByText(t('puzzles.own.none'))).toBeVisible()
    await page.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [ownProblemsKey(game), JSON.stringify([problem])],
    )
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('link', { name: t('puzzles.own.open') }).click()
    const [better, made] = presses
    await expect(page.locator('.task')).toContainText(problem.task)

    // Missed: it is said that this is what was played, and not yet why.
    await press(page, made)
    await expect(page.locator('.step-message.is-missed')).toContainText('그때 둔 수예요.')
    await expect(page.getByText(WHY)).toHaveCount(0)
    await page.getByRole('button', { name: t('puzzles.think') }).click()
    await press(page, better)
    await expect(page.locator('.step-message.is-done')).toContainText('돈을 더 받아요.')
    await expect(page.locator('.other-moves')).toContainText(WHY)
    expect(await doneOn(page, game)).toBe(false)

    // It comes back, and is solved at once.
    await page.reload({ waitUntil: 'networkidle' })
    await press(page, better)
    await expect(page.locator('.step-message.is-done')).toBeVisible()
    await expect.poll(() => doneOn(page, game)).toBe(true)
    await expect(page.locator('.step-nav a.done')).toHaveCount(1)
  })

test('what cannot be read any more is left out, and nothing else is lost', async ({ page }) => {
  const { game, problem } = ofPuertoRico()
  const other = { ...problem, id: 'own-1', before: { round: 1 } }
  await page.goto(`/${game}/puzzles/`)
  await page.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [ownProblemsKey(game), JSON.stringify([other, problem])],
  )
  await page.goto(`/${game}/puzzles/own/`, { waitUntil: 'networkidle' })
  await expect(page.locator('.step-nav li')).toHaveCount(1)
})
