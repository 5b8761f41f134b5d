import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from './answer.ts'

let root = ''

beforeAll(() => {
  root = join(mkdtempSync(join(tmpdir(), 'site-')), 'dist')
  mkdirSync(join(root, 'rules', '선장'), { recursive: true })
  for (const file of [
    'index.html',
    '404.html',
    'app.js',
    'rules/선장/index.html',
    '../secret.txt',
  ]) {
    writeFileSync(join(root, file), file)
  }
})

afterAll(() => rmSync(join(root, '..'), { recursive: true }))

const found = (file: string, type: string) => ({ status: 200, file: join(root, file), type })
const html = 'text/html; charset=utf-8'

test('a folder is its index page, a file is itself, with its type', async () => {
  expect(await answer(root, '/', '/')).toEqual(found('index.html', html))
  expect(await answer(root, '/', '/rules/%EC%84%A0%EC%9E%A5/')).toEqual(
    found('rules/선장/index.html', html),
  )
  expect(await answer(root, '/', '/app.js?v=1')).toEqual(
    found('app.js', 'text/javascript; charset=utf-8'),
  )
})

test('a folder without its slash is sent on, query kept', async () => {
  expect(await answer(root, '/base/', '/base/rules/%EC%84%A0%EC%9E%A5?a=1')).toEqual({
    status: 301,
    location: '/base/rules/%EC%84%A0%EC%9E%A5/?a=1',
  })
  expect(await answer(root, '/base/', '/base')).toEqual({ status: 301, location: '/base/' })
})

test('what is not there is the 404 page', async () => {
  const missing = { status: 404, file: join(root, '404.html'), type: html }
  expect(await answer(root, '/', '/nothing')).toEqual(missing)
  expect(await answer(root, '/', '/app.js/')).toEqual(missing)
  expect(await answer(root, '/', '/rules/')).toEqual(missing)
  expect(await answer(root, '/base/', '/app.js')).toEqual(missing)
})

test('no address leaves the site', async () => {
  for (const url of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '//../secret.txt',
  ]) {
    expect((await answer(root, '/', url)).status).toBe(404)
  }
})

test('an address that cannot be read is refused', async () => {
  expect((await answer(root, '/', '/%E0%A4%A')).status).toBe(400)
  expect((await answer(root, '/', '/a%00b')).status).toBe(400)
})
