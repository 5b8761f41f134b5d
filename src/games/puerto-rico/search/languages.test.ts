import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, ORIGINAL } from '../../../text/languages.ts'

/** Languages with a search of their own; the original's is asked in `search.test.ts`. */
const asked = LANGUAGES.filter(
  (language) =>
    language !== ORIGINAL && existsSync(`content/puerto-rico/words/${language}/queries.yaml`),
)

test.each(
  asked,
)('whatever is asked in %s is answered within the first three, and eight in ten of what nothing was mended by', (language) => {
  const { stdout, stderr } = spawnSync(
    'npx',
    ['tsx', 'src/games/puerto-rico/search/unanswered.ts'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--conditions=${language}` },
    },
  )
  const [, asked, answered, fresh] = /^(\d+) asked, (\d+) of (\d+) fresh$/.exec(stdout.trim()) ?? []
  expect(Number(asked), stdout + stderr).toBeGreaterThanOrEqual(30)
  expect(Number(fresh)).toBeGreaterThanOrEqual(30)
  expect(Number(answered) / Number(fresh)).toBeGreaterThanOrEqual(0.8)
})
