import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // A slow machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
