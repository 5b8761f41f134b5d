/** Sees to it that the browser tests find a Chromium, installing one where it can. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, HEADLESS_SHELL } from '../e2e/browser.ts'

const HELP = `No Chromium was found, and none could be installed. Do one of these, then try again:
  npx playwright install --with-deps chromium   (Playwright's own)
  apt-get install -y chromium-headless-shell    (Debian, as root)
  CHROMIUM=/path/to/chrome npm test             (a Chromium or Chrome you have)`

const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')

const FROM_DEBIAN =
  'apt-get -o Acquire::Retries=1 -o Acquire::http::Timeout=15 update && apt-get install -y chromium-headless-shell'

const ATTEMPTS: readonly string[] = [
  ...(isDebianRoot ? [FROM_DEBIAN] : []),
  'npx playwright install --with-deps chromium',
]

function install(command: string): void {
  console.log(`Looking for a Chromium to test with: ${command}`)
  spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Whether a browser is there now, after the attempts to install one that were needed. */
function ensureBrowser(): boolean {
  // Where all tests are run for the first time, the faster one is worth its download.
  const wantsFaster = process.env.CI && !process.env.CHROMIUM && isDebianRoot
  if (wantsFaster ? existsSync(HEADLESS_SHELL) : findBrowser()) return true
  return ATTEMPTS.some((command) => {
    install(command)
    return findBrowser() !== undefined
  })
}

try {
  if (!ensureBrowser()) throw new Error(HELP)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
