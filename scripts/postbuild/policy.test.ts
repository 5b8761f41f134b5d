import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { policyFor, withPolicy } from './policy.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string) =>
  policyFor(html)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

describe('scripts', () => {
  test('that stand in the page are allowed by their hash, each once', () => {
    const html =
      '<script>a()</script><script type="module" async>\nb()</script><script>a()</script>'
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${sha('a()')} ${sha('\nb()')}`)
  })
  test('with an address, and data, need none', () => {
    const html =
      '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>'
    expect(directive(html, 'script-src')).toBe("script-src 'self'")
  })
  test('are found behind awkward attributes', () => {
    const html = '<p title="a > b"><a data-x=\'<script>\'></a><script data-y="1>0">c()</script>'
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${sha('c()')}`)
  })
  test('in an attribute stop the build', () => {
    expect(() => policyFor('<button onclick="a()">')).toThrow('onclick')
    expect(() => policyFor('<button title="only = one">')).not.toThrow()
  })
})

describe('styles', () => {
  test('in attributes are allowed by their hash, as the browser reads them', () => {
    const html = '<li style="--depth: 0;"></li><li style="font: &quot;X&quot;"></li>'
    expect(directive(html, 'style-src-attr')).toBe(
      `style-src-attr 'unsafe-hashes' ${sha('--depth: 0;')} ${sha('font: "X"')}`,
    )
    expect(directive('<p></p>', 'style-src-attr')).toBe("style-src-attr 'none'")
  })
  test('in elements are allowed by their hash', () => {
    expect(directive('<style>p{}</style>', 'style-src')).toBe(`style-src 'self' ${sha('p{}')}`)
  })
})

test('nothing is allowed in general', () => {
  expect(policyFor('<script>a()</script><p style="x:y">')).not.toMatch(
    /unsafe-inline|unsafe-eval|\*/,
  )
})

test('the policy stands before everything else', () => {
  const html =
    '<!doctype html><html><head><meta charset="utf-8"/><script>a()</script></head></html>'
  expect(withPolicy(html)).toMatch(/<meta charset="utf-8"\/><meta http-equiv="content-security/)
  expect(() => withPolicy('<html></html>')).toThrow('charset')
})

test('a page that is changed gets another policy in place of its own', () => {
  const html = withPolicy('<head><meta charset="utf-8"/><style>p{}</style></head>')
  const changed = withPolicy(html.replace('p{}', 'a{}'))
  expect(changed.match(/content-security-policy/g)).toHaveLength(1)
  expect(changed).toContain(sha('a{}'))
  expect(changed).not.toContain(sha('p{}'))
})
