import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('what the README shows runs on plain Node', () => {
  const [first = '', second = ''] = Array.from(
    readFileSync('README.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g),
    ([, code = '']) => code,
  )
  const args = ['--input-type=module-typescript', '--eval', first + second]
  const out = execFileSync(process.execPath, args, { encoding: 'utf8' })
  expect(out).toMatch(/^\[ \d+, \d+ \]\n\[ 'round.must-choose' \]\n$/)
})
