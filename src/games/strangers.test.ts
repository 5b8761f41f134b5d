import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../text/languages.ts'

/** How many of forty the dialog showed among its first three before anything was mended by them. */
const LEAST = {
  'puerto-rico': { ko: 35, ja: 33, en: 29 },
  'le-havre': { ko: 34, ja: 29, en: 35 },
}

test.each(
  LANGUAGES,
)('of what strangers ask in %s, the dialog shows as much among its first three as it did at first', (language) => {
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
