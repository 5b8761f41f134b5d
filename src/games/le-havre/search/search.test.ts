import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { searching } from '#language/search.ts'
import { search } from '../../../search/engine.ts'
import { missing, queriesOf } from '../../../search/query.ts'
import { makeIndex, readIndex } from '../../../search/search-index.ts'
import { parseSource } from '../../../text/read-yaml.ts'
import { SYNONYMS } from './asked.ts'
import { makeEntries, PARTS } from './entries.ts'

const parts = PARTS.map(makeEntries)
const entries = parts.flat()
/** As the browser has them: written and read again. */
const indices = parts.map((part) =>
  readIndex(JSON.parse(JSON.stringify(makeIndex(part, SYNONYMS, searching))), searching),
)
/** The first of each part, as the dialog shows them one part after the other. */
const first = (query: string): string[] =>
  indices.flatMap((index) =>
    search(index, query)
      .entries.slice(0, 3)
      .map(({ href }) => href),
  )

const FILE = 'content/le-havre/words/ko/queries.yaml'
const queries = queriesOf(
  parseSource(readFileSync(FILE, 'utf8'), FILE, v.record(v.string(), v.array(v.string()))),
)

test('nine in ten of what players ask are answered within the first three', () => {
  expect(queries.length).toBeGreaterThanOrEqual(40)
  const failed = queries.filter((query) => missing(query, first(query.query)).length > 0)
  const said = failed.map(({ query }) => `${query}: ${first(query)}`).join('\n')
  expect(failed.length / queries.length, said).toBeLessThanOrEqual(0.1)
})

test('whatever a rule or a term is asked for by finds it', () => {
  for (const { kind, href, title, asked = [] } of entries)
    if (kind === 'rule' || kind === 'term')
      for (const words of kind === 'rule' ? [...title, ...asked] : asked)
        expect(first(words), words).toContain(href)
})

test('a building is found by its Korean and its English name, in Korean letters too', () => {
  for (const name of ['탄갱', 'Colliery', '콜리어리', 'ㅌㄱ'])
    expect(first(name), name).toContain('/le-havre/rules/standard-buildings/#building-colliery')
  expect(first('Football Stadium')).toContain(
    '/le-havre/rules/special-buildings/#building-footballStadium',
  )
})
