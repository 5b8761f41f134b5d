import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './idle-work.ts'

afterEach(() => vi.unstubAllGlobals())

/** Begins work on a device that has everything to spare but for what is told otherwise. */
async function begin({ device = {}, hidden = false, reduced = false }) {
  const page = Object.assign(new EventTarget(), { visibilityState: hidden ? 'hidden' : 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { hardwareConcurrency: 8, ...device })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  const work = vi.fn<(signal: AbortSignal) => void>()
  const end = whenIdle(work)
  await new Promise((resolve) => setTimeout(resolve))
  return { page, end, signal: work.mock.calls[0]?.[0] ?? null }
}

const battery = (charging: boolean) => ({ getBattery: async () => ({ charging }) })

test('work goes on until it is ended, or the page is no longer seen', async () => {
  const one = await begin({ device: battery(true) })
  expect(one.signal?.aborted).toBe(false)
  one.end()
  expect(one.signal?.aborted).toBe(true)
  const other = await begin({})
  other.page.dispatchEvent(new Event('visibilitychange'))
  expect(other.signal?.aborted).toBe(true)
})

test.each([
  ['on battery', { device: battery(false) }],
  ['where data is saved', { device: { connection: { saveData: true } } }],
  ['where little data is preferred', { reduced: true }],
  ['with few cores', { device: { hardwareConcurrency: 2 } }],
  ['on a page that nobody sees', { hidden: true }],
])('none is begun %s', async (_, given) => {
  expect((await begin(given)).signal).toBeNull()
})
