import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/browser.ts'

/** The longest that a step of a test may take, in milliseconds. */
const NO_PROGRESS = 120_000

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A test may take many steps, on a loaded machine for long: what counts against a hang is the single step. None that
  // waits, for a page, for something to press or for what is expected, stands still for more than two minutes. The limit
  // of a whole test is for loops alone that never wait.
  timeout: 600_000,
  expect: { timeout: NO_PROGRESS },
  forbidOnly: Boolean(process.env.CI),
  // Two cores: most of the time a test waits for its page, and two more fill the gaps.
  workers: 4,
  reporter: 'list',
  use: {
    actionTimeout: NO_PROGRESS,
    navigationTimeout: NO_PROGRESS,
    // The server names its address as it starts; see `wait` below.
    baseURL: process.env.SITE_ADDRESS ?? '',
    locale: 'ko-KR',
    // What travels is drawn anew sixty times a second; tests of that, and some whole games, are IN_MOTION.
    contextOptions: { reducedMotion: 'reduce' },
    // The copy for use without a net would answer in place of the server; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'phone',
      // What is the same at every width is looked at once, on the desktop.
      testMatch: 'both-widths/*.spec.ts',
      use: {
        viewport: { width: 360, height: 780 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'npm run -s serve -- --port 0',
    wait: { stdout: /The site is at (?<site_address>http:\S+)/ },
  },
})
