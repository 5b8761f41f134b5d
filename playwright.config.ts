import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // What hangs ends some time; what is only slow, on a loaded machine, does not fail.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // Two cores: most of the time a test waits for its page, and two more fill the gaps.
  workers: 4,
  reporter: 'list',
  use: {
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
