import { globSync, readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { boundIn, formatPages, schemaFiles, textOf } from './schemas.ts'

const schemas = await schemaFiles()
const ajv = new Ajv({ strict: false, allErrors: true })
const checks = new Map(schemas.map(({ file, json }) => [file, ajv.compile(json)]))
const filesOf = (glob: string): string[] => globSync(glob).map((path) => path.replaceAll('\\', '/'))

/** What a schema says against a text; nothing where it fits. */
function against(check: ValidateFunction | undefined, text: string): string[] {
  if (!check) return ['no such schema']
  check(parse(text))
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

/** A list that only tests read, with reasons beside its words. */
const WITHOUT = /^content\/[^/]+\/words\/may-and-must\.yaml$/

test('the schema files are those that the readers give now', () => {
  const kept = filesOf('public/**/*.schema.json')
  expect(kept.sort()).toEqual(schemas.map(({ file }) => file).sort())
  for (const schema of schemas) expect(readFileSync(schema.file, 'utf8')).toBe(textOf(schema))
})

test('the tables in the documents are those of the readers', async () => {
  for (const { file, text } of await formatPages()) expect(readFileSync(file, 'utf8')).toBe(text)
})

test('the editor binds every schema to its files', () => {
  const settings = readFileSync('.vscode/settings.json', 'utf8')
  expect(JSON.parse(settings)).toEqual(JSON.parse(boundIn(settings, schemas)))
})

test('every file of the content has one schema, and fits it', () => {
  const bound = schemas.flatMap(({ file, globs }) =>
    globs.flatMap(filesOf).map((path) => ({ path, file })),
  )
  const faults = filesOf('content/**/*.yaml')
    .filter((path) => !WITHOUT.test(path))
    .flatMap((path) => {
      const own = bound.filter((one) => one.path === path)
      if (own.length > 1) return [`${path} has ${own.length} schemas`]
      return against(checks.get(own[0]?.file ?? ''), readFileSync(path, 'utf8')).map(
        (fault) => `${path}: ${fault}`,
      )
    })
  expect(faults).toEqual([])
})

const RULES = 'rules: []\n'

describe('what is wrong is marked', () => {
  test.each([
    ['puerto-rico/scenario', 'rules: [pay.fee]', '/rules/0'],
    ['puerto-rico/scenario', `${RULES}sett: {}`, '"sett"'],
    ['puerto-rico/scenario', `${RULES}set: { A: { city: [sawmill] } }`, '/set/A/city/0'],
    ['puerto-rico/scenario', `${RULES}at: turn.main`, '/at'],
    ['puerto-rico/scenario', `${RULES}moves: [{ do: build, building: sawmill }]`, '/building'],
    ['puerto-rico/scenario', `${RULES}moves: [{ do: build, bulding: wharf }]`, '"bulding"'],
    ['puerto-rico/scenario', `${RULES}moves: [{ do: enter, building: wharf }]`, '/moves/0/do'],
    ['puerto-rico/scenario', `${RULES}moves: [{ do: load, good: corn }]`, '"ship"'],
    ['puerto-rico/lesson', 'steps: [{ hint: { do: sell, ship: 4 } }]', '"ship"'],
    ['le-havre/scenario', `${RULES}set: { A: { city: [sawmill] } }`, '"city"'],
    ['le-havre/scenario', `${RULES}set: { A: { buildings: [hacienda] } }`, '/buildings/0'],
    ['le-havre/scenario', `${RULES}game: { edition: classic }`, '"edition"'],
    ['le-havre/scenario', `${RULES}moves: [{ do: takeOffer, space: corn }]`, '/space'],
    ['le-havre/scenario', `${RULES}moves: [{ do: pay, tokens: { fish: many } }]`, '/fish'],
    ['le-havre/lesson', 'steps: [{ hint: { do: sell, coins: 1 } }]', '"coins"'],
    ['case-words', 'one: { tittle: a }', '"tittle"'],
    ['le-havre/terms', 'fish: { kind: role }', '/fish/kind'],
  ])('%s: %s', (schema, text, said) => {
    const check = checks.get(`public/${schema}.schema.json`)
    expect(against(check, text).join('\n')).toContain(said)
  })

  test('a move that is expected to be unreadable may have any fields', () => {
    const text = `${RULES}moves: [{ do: build, bulding: 3, expect: { broken: turn.form } }]`
    expect(against(checks.get('public/puerto-rico/scenario.schema.json'), text)).toEqual([])
  })
})
