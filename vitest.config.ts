import { configDefaults, defineConfig } from 'vitest/config'

const APART = [
  // They replace modules of Node, which the scripts under test must not share with other tests.
  'scripts/arguments.test.ts',
  'scripts/browser/ensure.test.ts',
  // It begins where no expansion is loaded.
  'src/games/puerto-rico/scenario/expansions-later.test.ts',
  'src/games/puerto-rico/rules/tables.test.ts',
]

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // A slow machine fails no test: most of them compute all the time, so a limit would measure the machine. What waits for
    // something (`vi.waitFor`, `vi.waitUntil`) names a limit of its own, and that ends a hang.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...APART],
          // The engine and both games are loaded once for all, not once for each file: a third of the time.
          isolate: false,
          // What is loaded is then the same for all, whichever comes first.
          setupFiles: ['src/games/puerto-rico/expansions.ts'],
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
})
