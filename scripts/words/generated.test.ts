import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/text/languages.ts'
import { generatedModules, writtenLanguages } from './generated.ts'

test('what is made from the words is current (npm run -s i18n:compile)', async () => {
  const made = await Promise.all(writtenLanguages().map(generatedModules))
  const modules = new Map(made.flatMap((one) => [...one]))
  expect(globSync(`src/**/{${LANGUAGES}}/generated/*.ts`).sort()).toEqual(
    [...modules.keys()].sort(),
  )
  for (const [path, text] of modules) expect(readFileSync(path, 'utf8'), path).toBe(text)
})
