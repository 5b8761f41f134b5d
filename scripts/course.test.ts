import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { GAMES } from '../src/games/ids.ts'
import { ORIGINAL, PUBLISHED } from '../src/text/languages.ts'

// The original is checked beside each game; a process speaks one language.
const TRANSLATED = PUBLISHED.filter((language) => language !== ORIGINAL)
const COURSES = GAMES.flatMap((game) => TRANSLATED.map((language) => ({ game, language })))

test.each(
  COURSES,
)('no word of the course of $game in $language is used before the step that introduces it', ({
  game,
  language,
}) => {
  const { stdout, stderr } = spawnSync('npx', ['tsx', 'scripts/course.ts', '--game', game], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--conditions=${language}` },
  })
  const faults = stdout.split('\n').filter((line) => line.startsWith('✗'))
  expect(faults, stderr).toEqual([])
  expect(stdout).toContain('0 words used before they are introduced')
})
