import { describe, expect, test, vi } from 'vitest'
import { BOTS } from '../games/puerto-rico/bots/bots.ts'
import type { PuertoRicoBots } from '../games/puerto-rico/bots/types.ts'
import { setUp } from '../games/puerto-rico/rules/setup.ts'
import { playerView } from '../games/puerto-rico/rules/view.ts'
import { startAsking, type ThinkingWorker } from './asking.ts'
import { type Choice, choose, type Thinking } from './bot.ts'
import { type BotClient, startBots } from './client.ts'
import type { Question } from './definition.ts'
import { thinkAs } from './memory.ts'
import type * as protocol from './protocol.ts'
import { serve } from './serve.ts'

type Worker = ThinkingWorker<Question<PuertoRicoBots>, Choice<PuertoRicoBots>>
type ToWorker = protocol.ToWorker<Question<PuertoRicoBots>>
type FromWorker = protocol.FromWorker<Choice<PuertoRicoBots>>

const position = setUp({ edition: 'classic', seats: 3, seed: 3 })
const budget = { iterations: 5 }
const expected = choose(BOTS.advanced, playerView(position, 0), budget, { rng: 8 })

/** The client of a game whose worker is made so. */
const startWith = (startWorker: () => Worker): BotClient<PuertoRicoBots> =>
  startBots<PuertoRicoBots>({ view: playerView, startWorker, loadBots: async () => BOTS })

/** A worker in this thread: messages are copied, as between threads, and come later. */
function workerHere(): Worker & { sent: ToWorker[]; ended: boolean } {
  const heard: ((event: { data: ToWorker }) => void)[] = []
  const worker: ReturnType<typeof workerHere> = {
    sent: [],
    ended: false,
    onmessage: null,
    onerror: null,
    postMessage(message) {
      worker.sent.push(message)
      const data = structuredClone(message)
      setTimeout(() => {
        for (const hear of heard) hear({ data })
      })
    },
    terminate() {
      worker.ended = true
    },
  }
  serve(thinkAs(BOTS), {
    addEventListener: (_, hear) => heard.push(hear),
    postMessage: (message: FromWorker) =>
      setTimeout(() => worker.onmessage?.(new MessageEvent('message', { data: message }))),
  })
  return worker
}

const noWorker = (): Worker => {
  throw new Error('no workers here')
}
/** A worker whose script does not load. */
function brokenWorker(): Worker {
  const worker: Worker = {
    onmessage: null,
    onerror: null,
    postMessage: () => void setTimeout(() => worker.onerror?.(new Event('error') as ErrorEvent)),
    terminate() {},
  }
  return worker
}

describe.each([
  ['in a worker', workerHere],
  ['without a worker', noWorker],
  ['after a worker broke', brokenWorker],
])('%s', (_, create) => {
  test('a bot answers what it answers anywhere', async () => {
    const bots = startWith(create)
    expect(await bots.ask('advanced', position, budget, 8)).toEqual(expected)
    expect(await bots.ask('advanced', position, budget, 8)).toEqual(expected)
    bots.close()
  })

  test('several questions at once get their own answers', async () => {
    const bots = startWith(create)
    const [search, plain] = await Promise.all([
      bots.ask('advanced', position, budget, 8),
      bots.ask('intermediate', position, budget, 8),
    ])
    expect(search).toEqual(expected)
    expect(plain.reason.kind).toBe('role')
    bots.close()
  })

  test('progress is told, and a question taken back is answered no more', async () => {
    const bots = startWith(create)
    const stop = new AbortController()
    const shares: number[] = []
    const asked = bots.ask('advanced', position, { ms: 60_000 }, 1, {
      signal: stop.signal,
      progress(share) {
        shares.push(share)
        stop.abort(new Error('enough'))
      },
    })
    await expect(asked).rejects.toThrow('enough')
    expect(shares.length).toBeGreaterThan(0)
    expect(await bots.ask('advanced', position, budget, 8)).toEqual(expected)
    bots.close()
  })

  test('a signal aborted before, and a client closed, refuse at once', async () => {
    const bots = startWith(create)
    const stop = AbortSignal.abort(new Error('never mind'))
    await expect(bots.ask('novice', position, budget, 1, { signal: stop })).rejects.toThrow(
      'never mind',
    )
    const asked = bots.ask('advanced', position, { ms: 60_000 }, 1)
    setTimeout(() => bots.close(), 20)
    await expect(asked).rejects.toThrow()
    await expect(bots.ask('novice', position, budget, 1)).rejects.toThrow()
  })

  test('a position that is over is an error, not silence', async () => {
    const bots = startWith(create)
    await expect(bots.ask('intermediate', { ...position, at: 'over' }, budget, 1)).rejects.toThrow(
      'over',
    )
    bots.close()
  })
})

function* doubled(question: number): Thinking<number> {
  yield 0.5
  return 2 * question
}

test('a worker that never answers is given up, and the page thinks', async () => {
  const terminate = vi.fn()
  const silent = { onmessage: null, onerror: null, postMessage: () => undefined, terminate }
  const { ask, isElsewhere } = startAsking<number, number>({
    startWorker: () => silent,
    load: async () => doubled,
    patience: () => 50,
  })
  const asked = ask(4)
  expect(terminate).not.toHaveBeenCalled()
  expect(isElsewhere()).toBe(true)
  expect(await asked).toBe(8)
  expect(terminate).toHaveBeenCalled()
  expect(isElsewhere()).toBe(false)
})

test('a worker is shown a view, and told what is taken back', async () => {
  const worker = workerHere()
  const bots = startWith(() => worker)
  const stop = new AbortController()
  const asked = bots.ask('advanced', position, { ms: 60_000 }, 1, { signal: stop.signal })
  stop.abort()
  await expect(asked).rejects.toThrow()
  const [ask, cancel] = worker.sent
  expect(ask).toMatchObject({ kind: 'ask', question: { view: playerView(position, 0) } })
  expect(cancel).toMatchObject({ kind: 'cancel', id: 0 })
  bots.close()
  expect(worker.ended).toBe(true)
})

test('what is taken back is not thought on', async () => {
  let tell: (event: { data: ToWorker }) => void = () => {}
  const postMessage = vi.fn<(message: FromWorker) => void>()
  serve(thinkAs(BOTS), {
    postMessage,
    addEventListener(_, hear) {
      tell = hear
    },
  })
  const question = { level: 'advanced' as const, view: playerView(position, 0), seed: 1 }
  const budget = { ms: 5_000 }
  tell({ data: { kind: 'ask', id: 1, question: { ...question, budget }, follows: true } })
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled(), { timeout: 60_000 })
  tell({ data: { kind: 'cancel', id: 1 } })
  const sent = postMessage.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(postMessage.mock.calls.length).toBe(sent)
})

test('a page hears how far a question is only where it asks for that, and once for each hundredth', async () => {
  let tell: (event: { data: ToWorker }) => void = () => {}
  const heard: FromWorker[] = []
  serve(thinkAs(BOTS), {
    postMessage: (message) => heard.push(message),
    addEventListener(_, hear) {
      tell = hear
    },
  })
  const question = {
    level: 'advanced' as const,
    view: playerView(position, 0),
    seed: 1,
    budget: { ms: 300 },
  }
  const kindsOf = async (id: number, follows: boolean): Promise<string[]> => {
    tell({ data: { kind: 'ask', id, question, follows } })
    const mine = () => heard.filter((message) => message.id === id).map(({ kind }) => kind)
    await vi.waitFor(() => expect(mine()).toContain('answer'), { timeout: 60_000 })
    return mine()
  }
  expect(await kindsOf(1, false)).toEqual(['answer'])
  expect((await kindsOf(2, true)).length).toBeGreaterThan(1)
  const shares = heard.flatMap((one) =>
    one.kind === 'progress' ? [Math.floor(one.share * 100)] : [],
  )
  expect(new Set(shares).size).toBe(shares.length)
})

test('slices leave room for everything else', async () => {
  const bots = startWith(noWorker)
  const progress = vi.fn()
  const tick = vi.fn()
  const ticking = setInterval(tick, 1)
  await bots.ask('advanced', position, { iterations: 1200 }, 1, { progress })
  clearInterval(ticking)
  bots.close()
  expect(progress.mock.calls.length).toBeGreaterThan(3)
  expect(tick.mock.calls.length).toBeGreaterThan(3)
})
