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
)('whatever is asked in %s is answered within the first three, and eight in ten of each set that players’ words were tried with', (language) => {
  const { stdout, stderr } = spawnSync(
    'npx',
    ['tsx', 'src/games/puerto-rico/search/unanswered.ts'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--conditions=${language}` },
    },
  )
  const [, asked = '', ...sets] = /^asked: (\d+)\n(.*)$/s.exec(stdout.trim()) ?? []
  expect(Number(asked), stdout + stderr).toBeGreaterThanOrEqual(30)
  const counts = Array.from((sets[0] ?? '').matchAll(/(\w+): (\d+) of (\d+)/g))
  expect(counts.map(([, name]) => name)).toEqual(['fresh', 'chat', 'unseen'])
  for (const [said, , answered, all] of counts) {
    expect(Number(all), said).toBeGreaterThanOrEqual(30)
    expect(Number(answered) / Number(all), said).toBeGreaterThanOrEqual(0.8)
  }
})
