import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVERYWHERE } from '../postbuild/headers.ts'
import { type Listening, serve, serveNear } from './server.ts'

const TEXT = '<p>선장</p>'.repeat(200)
let parent = ''
let root = ''
let site: Listening

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'server-'))
  root = join(parent, 'dist')
  for (const folder of ['_astro', 'rules/선장']) mkdirSync(join(root, folder), { recursive: true })
  const files = [
    'index.html',
    '404.html',
    'sw.js',
    '_astro/a.js',
    '_astro/a.woff2',
    '../secret.txt',
  ]
  for (const file of [...files, 'rules/선장/index.html'])
    writeFileSync(join(root, file), TEXT + file)
  site = await serve({ root: () => root, base: '/name/' }, 0)
})
afterAll(() => {
  site.server.close()
  rmSync(parent, { recursive: true })
})

/** The answer as it comes; `fetch` would tidy the path, unpack the body and follow redirects. */
const ask = async (
  path: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage & { body: Buffer }> => {
  const { hostname, port } = new URL(site.addresses[0])
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path, headers }, resolve).on('error', reject)
  })
  return Object.assign(response, { body: await buffer(response) })
}

test.each([
  ['/name/', 'index.html', 'text/html; charset=utf-8'],
  ['/name/rules/%EC%84%A0%EC%9E%A5/', 'rules/선장/index.html', 'text/html; charset=utf-8'],
  ['/name/sw.js?v=1', 'sw.js', 'text/javascript; charset=utf-8'],
  ['/name/_astro/a.woff2', '_astro/a.woff2', 'font/woff2'],
])('%s is the file %s of type %s', async (path, file, type) => {
  const { statusCode, headers, body } = await ask(path)
  expect([statusCode, headers['content-type'], body.toString()]).toEqual([200, type, TEXT + file])
})

test.each([
  ['/name', '/name/'],
  ['/name/rules/%EC%84%A0%EC%9E%A5?a=1', '/name/rules/%EC%84%A0%EC%9E%A5/?a=1'],
])('%s is sent on to its folder, %s', async (path, target) => {
  const { statusCode, headers } = await ask(path)
  expect([statusCode, headers.location]).toEqual([301, target])
})

test.each([
  '//elsewhere.example/rules',
  '/\\elsewhere.example/rules',
])('nobody is sent to another host: not by %s, nor by the host that is asked for', async (path) => {
  const all = await serve({ root: () => root, base: '/' }, 0)
  const { hostname, port } = new URL(all.addresses[0])
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: 'elsewhere.example' }
    get({ hostname, port, path, headers }, resolve).on('error', reject)
  })
  response.resume()
  expect(response.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  all.server.close()
})

test.each([
  '/name/nothing/',
  '/name/none.js',
  '/name/sw.js/',
  '/name/rules/',
  '/sw.js',
  '/name/../secret.txt',
  '/name/%2e%2e/secret.txt',
  '/name/..%2fsecret.txt',
  '/name//../secret.txt',
  '/name/%E0%A4%A.js',
  '/name/a%00b.js',
])('%s is the 404 page', async (path) => {
  const { statusCode, headers, body } = await ask(path)
  expect([statusCode, body.toString()]).toEqual([404, `${TEXT}404.html`])
  expect(headers['cache-control']).toBe('no-cache')
})

test('text is compressed as the request takes it, what is packed already is left alone', async () => {
  const gzipped = await ask('/name/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(gzipped.body).toString()).toBe(`${TEXT}index.html`)
  const font = await ask('/name/_astro/a.woff2', { 'accept-encoding': 'gzip' })
  expect(font.headers['content-encoding']).toBeUndefined()
})

test('a part of a file can be asked for, and nothing twice that is known', async () => {
  const part = await ask('/name/sw.js', { range: 'bytes=0-9', 'accept-encoding': 'gzip' })
  expect([part.statusCode, part.body.length]).toEqual([206, 10])
  const { etag = '' } = (await ask('/name/sw.js')).headers
  expect((await ask('/name/sw.js', { 'if-none-match': etag })).statusCode).toBe(304)
  writeFileSync(join(root, 'sw.js'), 'other')
  expect((await ask('/name/sw.js', { 'if-none-match': etag })).body.toString()).toBe('other')
})

test('every file has the headers that the build writes down for hosts', async () => {
  expect((await ask('/name/')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  })
  const script = await ask('/name/_astro/a.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

const inLowerCase = Object.fromEntries(
  Object.entries(EVERYWHERE).map(([name, value]) => [name.toLowerCase(), value]),
)

const ANSWERS: [status: number, path: string, asked?: Record<string, string>][] = [
  [200, '/name/'],
  [206, '/name/sw.js', { range: 'bytes=0-3' }],
  [301, '/name/rules'],
  [304, '/name/', { 'if-none-match': 'known' }],
  [404, '/name/nothing/'],
  [404, '/elsewhere'],
  [416, '/name/sw.js', { range: 'bytes=9000000-' }],
]
test.each(
  ANSWERS,
)('an answer %i has the headers that keep a page safe', async (status, path, asked = {}) => {
  const { etag = '' } = status === 304 ? (await ask(path)).headers : {}
  const { statusCode, headers } = await ask(path, etag ? { 'if-none-match': etag } : asked)
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject(inLowerCase)
})

test('where a port is taken the next that is free can be had', async () => {
  const port = Number(new URL(site.addresses[0]).port)
  const near = await serveNear({ root: () => root, base: '/' }, port, false)
  expect(Number(new URL(near.addresses[0]).port)).toBeGreaterThan(port)
  near.server.close()
})

test('a port that is taken is named', async () => {
  const port = Number(new URL(site.addresses[0]).port)
  await expect(serve({ root: () => root, base: '/' }, port)).rejects.toThrow(
    `Port ${port} is taken`,
  )
})

test('it listens for this machine alone unless told otherwise', async () => {
  expect(site.addresses).toHaveLength(1)
  expect(site.server.address()).toMatchObject({
    address: expect.stringMatching(/^127\.0\.0\.1$/),
  })
})
