import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without windows: the same engine, for two thirds of the processor time. */
export const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

/** Browsers with windows. The shell has its pointer on the page before anybody moves it, which wakes a live page. */
export const WITH_WINDOWS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * The Chromium to test with: the one that CHROMIUM names, else Playwright's own, else one that
 * the system has of those `installed`; undefined when there is none. Throws when CHROMIUM names a missing file.
 */
export function findBrowser(
  installed: readonly string[] = [HEADLESS_SHELL, ...WITH_WINDOWS],
): string | undefined {
  const named = process.env.CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, and no such file exists.`)
    return named
  }
  return [chromium.executablePath(), ...installed].find((path) => existsSync(path))
}

/** Chromium refuses its sandbox to root, and a bare machine has neither GPU nor free network. */
export function browserFlags(): string[] {
  if (process.getuid?.() !== 0 && !process.env.CI) return []
  return [
    '--no-sandbox',
    '--disable-gpu',
    // Letters as wide as on a screen of today; without windows it would round them to whole pixels.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The address field's pop-ups are two pages more for each page, drawn by nobody: a fifth of the
    // processor time. The last list of features counts, so what Playwright switches off stands here too.
    `--disable-features=${[
      'WebUIOmniboxAimPopup',
      'WebUIOmniboxPopup',
      'AvoidUnnecessaryBeforeUnloadCheckSync',
      'DestroyProfileOnBrowserClose',
      'HttpsUpgrades',
      'HttpsFirstBalancedModeAutoEnable',
      'MediaRouter',
      'PaintHolding',
      'ThirdPartyStoragePartitioning',
      'OptimizationHints',
      'NetworkTimeServiceQuerying',
      'PreconnectToSearch',
    ].join()}`,
  ]
}

/** Flags for tests alone: what a test does once is not worth compiling twice, a sixth of the processor time. */
const ONCE = '--js-flags=--no-opt --no-maglev'

/** Flags for tests alone: one process for the pages of a test and none for the network, a tenth of the processor time. */
const FEW_PROCESSES = [
  '--renderer-process-limit=1',
  // The last list of features counts, so what Playwright switches on stands here too.
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2',
]

/** How the tests start their browser. */
export function launchOptions(flags = [ONCE]): { args: string[]; executablePath?: string } {
  const executablePath = findBrowser()
  const args = [...browserFlags(), ...FEW_PROCESSES, ...flags]
  return { args, ...(executablePath && { executablePath }) }
}

/** For tests in which pieces travel and opponents take their time, as for most readers. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** For tests in which bots think: they take a third less of the processor time. */
export const THINKING = { launchOptions: launchOptions([]) }
