import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'

/** The only places that may touch the device's storage: the module, and what runs before anything is alive. */
const OWNERS = [
  'src/ui/storage.ts',
  'src/site/directives/wake.ts',
  'src/site/components/StoredSettings.astro',
  'src/site/components/learn/AwaitedStep.astro',
]

test('nothing else touches the storage of the device', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:ts|tsx|astro|mdx|js)$/.test(file) && !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(200)
  const touching = files.filter((file) =>
    /localStorage|sessionStorage|indexedDB/.test(readFileSync(file, 'utf8')),
  )
  expect(touching.sort()).toEqual([...OWNERS].sort())
})

test('nothing but its module reaches for the clipboard, which plain HTTP has not', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const reaching = files.filter((file) =>
    readFileSync(`src/${file}`, 'utf8').includes('navigator.clipboard'),
  )
  expect(reaching).toEqual(['ui/copy.ts'])
})

/** A browser's storage: keys are its own properties. */
function storage(room = Number.POSITIVE_INFINITY): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}

/** The module in a page of its own, with the storage that its browser gives. */
async function pageWith(given: () => Storage) {
  vi.resetModules()
  const dispatched = vi.fn()
  vi.stubGlobal('document', { documentElement: { dataset: {} }, dispatchEvent: dispatched })
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: given })
  const { device } = await import('./storage.ts')
  return { device, dispatched }
}

afterEach(() => vi.unstubAllGlobals())

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

describe('what is kept', () => {
  test('is read again, listed and forgotten', async () => {
    const there = storage()
    const { device, dispatched } = await pageWith(() => there)
    expect(device.read('a')).toBeNull()
    expect(device.keep('a', 'x')).toBe(true)
    expect([device.read('a'), device.keys()]).toEqual(['x', ['a']])
    device.drop('a')
    expect([device.read('a'), device.keys()]).toEqual([null, []])
    expect(dispatched).not.toHaveBeenCalled()
  })

  test.each([
    ['denied', denied],
    ['missing', () => undefined as unknown as Storage],
    ['full', () => storage(0)],
  ])('lasts as long as the page where storage is %s, and the reader is told once', async (_, given) => {
    const { device, dispatched } = await pageWith(given)
    expect(device.keep('a', 'x')).toBe(false)
    expect(device.keep('b', 'y')).toBe(false)
    expect([device.read('a'), device.keys()]).toEqual(['x', ['a', 'b']])
    device.drop('a')
    expect([device.read('a'), device.keys()]).toEqual([null, ['b']])
    expect(dispatched).toHaveBeenCalledOnce()
  })

  test('is not lost where only the later text finds no room', async () => {
    const there = storage(3)
    const { device } = await pageWith(() => there)
    device.keep('a', 'old')
    expect(device.keep('a', 'longer')).toBe(false)
    expect([device.read('a'), there.getItem('a')]).toEqual(['longer', 'old'])
    expect(device.keep('a', 'new')).toBe(true)
    expect([device.read('a'), there.getItem('a')]).toEqual(['new', 'new'])
  })
})
