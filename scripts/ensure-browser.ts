/** Sees to it that the browser tests find a Chromium: see `--help`. */
import { runCommand } from './arguments.ts'
import { ensureBrowser } from './browser/ensure.ts'

const COMMAND = {
  usage: `usage: npm run -s test:e2e -- [options of playwright test]
  after a build; looks for a Chromium first, and installs one where it can`,
} as const

await runCommand(COMMAND, () => {
  ensureBrowser('tests')
  return 0
})
