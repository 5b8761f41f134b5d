/** How long a page takes to read the link of a whole game, and how long it is busy at one stretch meanwhile. */
import type { Browser } from '@playwright/test'
import type { GameTypes } from '../../src/engine/types.ts'
import { links as linksOfLeHavre } from '../../src/games/le-havre/commands/links.ts'
import { links as linksOfPuertoRico } from '../../src/games/puerto-rico/commands/links.ts'
import { type LinkTrip, tripOf } from '../../src/saves/by-link/roundtrip.ts'
import { phone, row, startBrowser } from './phone.ts'
import { LONG, TRACED, tasksOf } from './tasks.ts'

/** How many times slower a phone is that is slow. */
const SLOWER = 4
/** How many games of a table are looked at for its longest link. */
const LOOKED_AT = 200

interface Whole {
  name: string
  path: string
  link: string
  decisions: number
}

/** The longest of the first games of each table that is asked for. */
function wholeGames<G extends GameTypes>(
  { isWild, ...trip }: LinkTrip<G>,
  path: string,
  names: readonly string[],
): Whole[] {
  const longest = new Map<string, Whole>()
  for (let index = 0; index < LOOKED_AT; index++) {
    const setup = trip.setupFor(index)
    const name = trip.nameOf(setup)
    if (!names.includes(name) || isWild?.(setup)) continue
    const { link, saved } = tripOf(trip, index)
    if (link.length > (longest.get(name)?.link.length ?? 0))
      longest.set(name, { name, path, link, decisions: saved.moves.length })
  }
  return [...longest.values()]
}

/**
 * Opens a link on a page that has just read another, a link that was cut, and so has fetched what reads them; the tasks of that,
 * and how long all took, in milliseconds.
 */
async function read(browser: Browser, address: string, { path, link }: Whole, slower: number) {
  const { page, session, close } = await phone(browser, { isSlow: false })
  try {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    await page.evaluate(
      (cut) => {
        location.hash = cut
      },
      link.slice(0, -1),
    )
    await page.getByRole('alert').waitFor()
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await browser.startTracing(page, TRACED)
    const ms = await page.evaluate(async (link) => {
      const begun = performance.now()
      location.hash = link
      while (!document.querySelector('.take-seat'))
        await new Promise((drawn) => requestAnimationFrame(drawn))
      return performance.now() - begun
    }, link)
    const tasks = tasksOf(await browser.stopTracing())
    return { ms, tasks }
  } finally {
    await close()
  }
}

/** Prints what was measured; there is no bar to miss. */
export async function measureReading(address: string): Promise<boolean> {
  const games: Whole[] = []
  await linksOfPuertoRico((trip) => {
    games.push(
      ...wholeGames(trip, 'puerto-rico/play/', [
        'two-player, 2 seats',
        'classic, 5 seats',
        'classic, 5 seats, new-buildings, nobles',
      ]),
    )
  })
  await linksOfLeHavre((trip) => {
    games.push(...wholeGames(trip, 'le-havre/play/', ['short, 2 seats', 'full, 5 seats']))
  })
  const browser = await startBrowser()
  try {
    const head = [
      'game',
      'decisions',
      'letters',
      'slower',
      'read in',
      'busy',
      'longest',
      'over 50 ms',
    ]
    console.log(row(head))
    console.log(row(head.map(() => '---')))
    for (const game of games)
      for (const slower of [1, SLOWER]) {
        const { ms, tasks } = await read(browser, address, game, slower)
        const busy = tasks.reduce((sum, task) => sum + task, 0)
        const over = tasks.filter((task) => task > LONG).length
        const times = [ms, busy, tasks[0] ?? 0].map((one) => `${Math.round(one)} ms`)
        const { name, decisions, link } = game
        console.log(
          row([name, `${decisions}`, `${link.length}`, `× ${slower}`, ...times, `${over}`]),
        )
      }
  } finally {
    await browser.close()
  }
  return true
}
