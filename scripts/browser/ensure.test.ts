import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const spawned = vi.hoisted(() => vi.fn())
const found = vi.hoisted(() => ({ paths: new Set<string>() }))
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  spawnSync: spawned,
}))
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: (path: string) => found.paths.has(path),
}))

const SHELL = '/usr/lib/chromium/chromium-headless-shell'
const { ensureBrowser } = await import('./ensure.ts')

beforeEach(() => {
  spawned.mockReset()
  vi.stubEnv('CHROMIUM', '')
  vi.stubEnv('CI', '')
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('the shell is enough for tests, and not for what is measured', () => {
  found.paths = new Set([SHELL])
  ensureBrowser('tests')
  expect(spawned).not.toHaveBeenCalled()
  expect(() => ensureBrowser('measurements')).toThrow(
    /^No Chromium to measure with was found[\s\S]*apt-get install -y chromium {2,}/,
  )
  expect(spawned).toHaveBeenCalled()
})

test('what was installed is used', () => {
  found.paths = new Set([SHELL])
  spawned.mockImplementation(() => found.paths.add('/usr/bin/chromium'))
  ensureBrowser('measurements')
  expect(spawned).toHaveBeenCalledTimes(1)
})

test('a browser that is named and not there is told, and none is installed', () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chrome')
  expect(() => ensureBrowser('measurements')).toThrow('CHROMIUM names /nowhere/chrome')
  expect(spawned).not.toHaveBeenCalled()
})
