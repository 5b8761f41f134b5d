import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledModules } from './modules.ts'

test.each([
  ...(await compiledModules()),
])('%s is made from the chart and the move definitions as they are', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
