import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { straightModules } from './modules.ts'

test.each([
  ...(await straightModules()),
])('%s is made from the chart and the move definitions as they are', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
