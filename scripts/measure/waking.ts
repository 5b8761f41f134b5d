/**
 * How soon a figure of the reference answers once it is reached for, on a phone that has the page and nothing
 * else: as fast as the machine is, and slow on a slow net; and whether anything jumps meanwhile.
 */
import type { Browser } from '@playwright/test'
import { clearProgress, showProgress } from '../progress.ts'
import { median } from './numbers.ts'
import { phone, row, startBrowser } from './phone.ts'
import type { Settings } from './settings.ts'

const PAGES = [
  'puerto-rico/rules/captain',
  'puerto-rico/rules/commercial-buildings',
  'puerto-rico/rules/round',
  'le-havre/rules/ship',
  'le-havre/rules/end',
  'le-havre/rules/standard-buildings',
]
const PHONES = [
  { name: 'fast', isSlow: false, slowNet: false, bar: 300 },
  { name: 'slow', isSlow: true, slowNet: true, bar: 1000 },
]

interface Waking {
  /** Milliseconds from the touch until the first figure and the next are alive. */
  first: number
  next: number
  shift: number
  /** How many times slower than this machine the phone was. */
  slower: number
}

/** Notes shifts of the layout. Runs in the page. */
function watchShifts(): void {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Reaches for a figure, and waits until it is drawn alive. Runs in the page, where no bundler’s helper for named functions is. */
async function wake(nth: number): Promise<number> {
  const island = document.querySelectorAll('.board-figure > astro-island')[nth]
  island?.scrollIntoView({ block: 'center' })
  for (let frames = 0; frames < 30; frames++) await new Promise(requestAnimationFrame)
  const start = performance.now()
  island?.dispatchEvent(new Event('pointerover'))
  while (!island?.querySelector('p[role="status"]')) await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return performance.now() - start
}

async function waking(
  browser: Browser,
  address: string,
  at: (typeof PHONES)[number],
): Promise<Waking> {
  const { page, slower, close } = await phone(browser, at)
  try {
    await page.addInitScript(watchShifts)
    await page.goto(address, { waitUntil: 'networkidle' })
    const first = await page.evaluate(wake, 0)
    const next = await page.evaluate(wake, 1)
    const shift = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, one) => sum + one, 0),
    )
    return { first, next, shift, slower }
  } finally {
    await close()
  }
}

const HEAD = ['page', 'phone', 'slower', 'first figure', 'next figure', 'CLS']

/** Prints the medians, and gives whether figures wake soon enough and nothing jumps. */
export async function measureWaking(address: string, { runs }: Settings): Promise<boolean> {
  const browser = await startBrowser()
  let kept = true
  console.log(row(HEAD))
  console.log(row(HEAD.map(() => '---')))
  try {
    for (const name of PAGES)
      for (const at of PHONES) {
        const made: Waking[] = []
        for (let run = 0; run < runs; run++) {
          showProgress(`${name}, ${at.name}, run ${run + 1} of ${runs}`)
          const page = new URL(`/${name}/`, address).href
          made.push(await waking(browser, page, at))
        }
        clearProgress()
        const first = median(made.map((one) => one.first))
        const next = median(made.map((one) => one.next))
        const slower = `× ${median(made.map((one) => one.slower)).toFixed(1)}`
        const times = [first, next].map((ms) => `${ms.toFixed(0)} ms`)
        const shift = Math.max(...made.map((one) => one.shift))
        kept &&= first <= at.bar && shift < 0.0005
        console.log(row([name, at.name, slower, ...times, shift.toFixed(3)]))
      }
  } finally {
    await browser.close()
  }
  return kept
}
