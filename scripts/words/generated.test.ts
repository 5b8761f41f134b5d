import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/text/languages.ts'
import { generatedModules, writtenLanguages } from './generated.ts'

test('what is made from the words is current (npm run -s words)', () => {
  const modules = new Map(writtenLanguages().flatMap((one) => [...generatedModules(one)]))
  expect(globSync(`src/**/{${LANGUAGES}}/generated/*.ts`).sort()).toEqual(
    [...modules.keys()].sort(),
  )
  for (const [path, text] of modules) expect(readFileSync(path, 'utf8'), path).toBe(text)
})
