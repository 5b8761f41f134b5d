/** Sees to it that the browser tests find a Chromium, installing one where it can. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from '../e2e/browser.ts'

const HELP = `No Chromium was found, and none could be installed. Do one of these, then try again:
  npx playwright install --with-deps chromium   (Playwright's own)
  apt-get install -y chromium                   (Debian, as root)
  CHROMIUM=/path/to/chrome npm test             (a Chromium or Chrome you have)`

const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')

const ATTEMPTS: readonly string[] = [
  'npx playwright install --with-deps chromium',
  ...(isDebianRoot ? ['apt-get update && apt-get install -y chromium'] : []),
]

/** Whether a browser is there now, after the attempts to install one that were needed. */
function ensureBrowser(): boolean {
  if (findBrowser()) return true
  return ATTEMPTS.some((command) => {
    console.log(`No Chromium found; trying: ${command}`)
    spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
    return findBrowser() !== undefined
  })
}

try {
  if (!ensureBrowser()) throw new Error(HELP)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
