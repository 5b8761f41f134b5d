import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenTerm } from '../../../text/vite.ts'
import { parse } from './markup.ts'
import './names.ts'

const withoutComments = (yaml: string): string => yaml.replace(/^\s*#.*/gm, '')

test('every term in the pages exists', () => {
  const broken = globSync('content/{puerto-rico,site}/**/*.mdx').flatMap((file) => {
    const found = brokenTerm(readFileSync(file, 'utf8'))
    return found ? [`${file}:${found.line}: ${found.message}`] : []
  })
  expect(broken).toEqual([])
})

test('every term in the data exists', () => {
  const terms = globSync('content/{puerto-rico,site}/**/*.yaml').flatMap((file) =>
    Array.from(
      withoutComments(readFileSync(file, 'utf8')).matchAll(/\[\[[^[\]\s\d,][^[\]]*\]\]/g),
      ([markup]) => markup,
    ),
  )
  expect(terms.length).toBeGreaterThan(100)
  for (const markup of terms) expect(parse(markup)).toHaveLength(1)
})
