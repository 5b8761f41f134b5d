import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../text/languages.ts'

/**
 * How many of forty the dialog shows among its first three, less two that a change of words may cost; never
 * less than before anything was mended by them: 35, 33 and 29 of Puerto Rico, 34, 29 and 35 of Le Havre.
 */
const LEAST = {
  'puerto-rico': { ko: 38, ja: 35, en: 34 },
  'le-havre': { ko: 36, ja: 36, en: 36 },
}

test.each(
  LANGUAGES,
)('of what strangers ask in %s, the dialog shows as much as ever among its first three', (language) => {
  const { stdout, stderr } = spawnSync('npx', ['tsx', 'src/games/strangers.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--conditions=${language}` },
  })
  for (const [game, least] of Object.entries(LEAST)) {
    const [, shown, all] = new RegExp(`^${game}: (\\d+) of (\\d+)$`, 'm').exec(stdout) ?? []
    expect(Number(all), stdout + stderr).toBe(40)
    expect(Number(shown), stdout).toBeGreaterThanOrEqual(least[language])
  }
})
