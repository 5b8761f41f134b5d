/** Sees to it that there is a Chromium, installing one where it can. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, HEADLESS_SHELL, WITH_WINDOWS } from '../../e2e/browser.ts'
import { UsageError } from '../arguments.ts'

interface Kind {
  /** Where a system has it. */
  installed: readonly string[]
  /** What Debian calls it. */
  debian: string
  forWhat: string
}

/** Tests take any; measurements one with windows, as the shell wakes live pages by itself. */
const KINDS = {
  tests: {
    installed: [HEADLESS_SHELL, ...WITH_WINDOWS],
    debian: 'chromium-headless-shell',
    forWhat: 'test',
  },
  measurements: { installed: WITH_WINDOWS, debian: 'chromium', forWhat: 'measure' },
} as const satisfies Record<string, Kind>

const helpFor = ({ debian, forWhat }: Kind): string =>
  `No Chromium to ${forWhat} with was found, and none could be installed. Do one of these, then try again:
  npx playwright install --with-deps chromium   (Playwright's own)
  apt-get install -y ${debian.padEnd(27)}(Debian, as root)
  CHROMIUM=/path/to/chrome before the command   (a Chromium or Chrome you have)`

const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')

const attemptsFor = ({ debian }: Kind): string[] => [
  ...(isDebianRoot
    ? [
        `apt-get -o Acquire::Retries=1 -o Acquire::http::Timeout=15 update && apt-get install -y ${debian}`,
      ]
    : []),
  'npx playwright install --with-deps chromium',
]

/**
 * Looks for a browser, and installs one where there is none. Throws a UsageError that names what to do where that
 * fails, or where CHROMIUM names what is not there.
 */
export function ensureBrowser(use: keyof typeof KINDS): void {
  const kind = KINDS[use]
  // Where all tests are run for the first time, the faster one is worth its download.
  const wantsFaster = use === 'tests' && process.env.CI && !process.env.CHROMIUM && isDebianRoot
  if (wantsFaster ? existsSync(HEADLESS_SHELL) : find(kind)) return
  for (const command of attemptsFor(kind)) {
    console.log(`Looking for a Chromium to ${kind.forWhat} with: ${command}`)
    spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
    if (find(kind)) return
  }
  throw new UsageError(helpFor(kind))
}

function find({ installed }: Kind): string | undefined {
  try {
    return findBrowser(installed)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
