import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ORIGINAL } from '../../src/text/languages.ts'
import { generatedModules } from './generated.ts'

test('what is made from the words is current (npm run -s words)', () => {
  const modules = generatedModules(ORIGINAL)
  expect(globSync(`src/**/${ORIGINAL}/generated/*.ts`).sort()).toEqual([...modules.keys()].sort())
  for (const [path, text] of modules) expect(readFileSync(path, 'utf8'), path).toBe(text)
})
