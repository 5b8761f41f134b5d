import { configDefaults, defineConfig } from 'vitest/config'

/** It replaces modules of Node, which the scripts under test must not share with other tests. */
const APART = 'scripts/arguments.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // A slow machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, APART],
          // The engine and both games are loaded once for all, not once for each file: a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: [APART] } },
    ],
  },
})
