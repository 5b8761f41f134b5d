import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { SANDBOX } from './sandbox.ts'
import type { Outcome } from './trials.ts'

const PATIENCE_MS = 180_000

/** The test that stands beside a source file, where there is one. */
export function testBeside(file: string): string | null {
  const test = file.replace(/\.ts$/, '.test.ts')
  return existsSync(test) ? test : null
}

/** Runs unit tests in the sandbox, with one mutant or with none, until one fails. */
export function tryUnits(mutant: string | null, tests: readonly string[]): Promise<Outcome> {
  const vitest = resolve('node_modules/vitest/vitest.mjs')
  const once = ['run', '--bail', '1', '--maxWorkers', '1', '--no-isolate']
  const patience = ['--testTimeout', String(PATIENCE_MS)]
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [vitest, ...once, ...patience, ...tests], {
      cwd: SANDBOX,
      env: { ...process.env, ...(mutant !== null && { __STRYKER_ACTIVE_MUTANT__: mutant }) },
      stdio: 'ignore',
    })
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      done('timed out')
    }, PATIENCE_MS)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      done(code === 0 ? 'survived' : 'killed')
    })
  })
}
