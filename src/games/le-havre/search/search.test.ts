import { expect, test } from 'vitest'
import { missing } from '../../../search/query.ts'
import { entries, first, readQueries } from './testing.ts'

const { asked: queries } = readQueries()

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
