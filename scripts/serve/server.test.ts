import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from './server.ts'

const FIRST_PORT = 4451
const TEXT = '<p>선장</p>'.repeat(100)
let root = ''
let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'server-'))
  mkdirSync(join(root, '_astro'))
  for (const file of ['index.html', '404.html', '_astro/a.js', '_astro/a.woff2']) {
    writeFileSync(join(root, file), TEXT)
  }
  site = await serve(() => root, '/name/', FIRST_PORT)
})
afterAll(() => {
  site.server.close()
  rmSync(root, { recursive: true })
})

/** `fetch` unpacks what it gets; here it is looked at as it comes. */
const ask = async (path: string, accepted = ''): Promise<IncomingMessage & { body: Buffer }> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site.address + path, { headers: { 'accept-encoding': accepted } }, resolve).on(
      'error',
      reject,
    )
  })
  return Object.assign(response, { body: await buffer(response) })
}

test('text is packed as the request takes it, Brotli before gzip', async () => {
  const brotli = await ask('', 'gzip, deflate, br, zstd')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(TEXT)
  const gzipped = await ask('', 'gzip')
  expect(gunzipSync(gzipped.body).toString()).toBe(TEXT)
  const plain = await ask('')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(TEXT)
})

test('what is packed already is left alone', async () => {
  expect((await ask('_astro/a.woff2', 'br')).headers['content-encoding']).toBeUndefined()
})

test('a file that has changed is sent as it is now', async () => {
  await ask('404.html', 'gzip')
  writeFileSync(join(root, '404.html'), 'other')
  expect(gunzipSync((await ask('404.html', 'gzip')).body).toString()).toBe('other')
})

test('every file has the headers that the build writes down for hosts', async () => {
  const page = await ask('')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  })
  const script = await ask('_astro/a.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const missing = await ask('_astro/none.js')
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-cache'])
})
