import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, ORIGINAL } from '../../../text/languages.ts'

/** Languages with questions of their own; the original's are asked in `search.test.ts`. */
const asked = LANGUAGES.filter(
  (language) =>
    language !== ORIGINAL && existsSync(`content/le-havre/words/${language}/queries.yaml`),
)

test.each(
  asked,
)('of forty questions in %s, thirty-eight are answered within the first three', (language) => {
  const { stdout, stderr } = spawnSync('npx', ['tsx', 'src/games/le-havre/search/unanswered.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--conditions=${language}` },
  })
  const [, count, unanswered] = /^asked: (\d+), unanswered: (\d+)$/m.exec(stdout) ?? []
  expect(Number(count), stdout + stderr).toBeGreaterThanOrEqual(40)
  expect(Number(unanswered) / Number(count), stdout).toBeLessThanOrEqual(0.05)
})
