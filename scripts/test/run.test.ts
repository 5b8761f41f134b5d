import { expect, test } from 'vitest'
import { closingLine, oneCheck } from './counts.ts'
import { execute, runStages } from './run.ts'
import type { Stage } from './stages.ts'

const quiet = { start: () => {}, end: () => {} }
const stage = (name: string, after: readonly string[] = []): Stage => ({
  name,
  command: name,
  count: oneCheck,
  after,
})

test('never runs more at once than allowed, nor before what must come first', async () => {
  const events: string[] = []
  let running = 0
  let most = 0
  const run = async (command: string) => {
    events.push(`+${command}`)
    most = Math.max(most, ++running)
    await new Promise((done) => setTimeout(done, command === 'a' ? 20 : 5))
    running--
    events.push(`-${command}`)
    return { exitCode: 0, output: '' }
  }
  const stages = [stage('a'), stage('b', ['a']), stage('c'), stage('d'), stage('e')]
  const results = await runStages(stages, 2, quiet, run)
  expect(results.length).toBe(5)
  expect(most).toBe(2)
  expect(events.indexOf('+b')).toBeGreaterThan(events.indexOf('-a'))
  expect(events.slice(0, 2)).toEqual(['+a', '+c'])
})

test('what follows a failed stage is not run and counts as failed', async () => {
  const ran: string[] = []
  const run = async (command: string) => {
    ran.push(command)
    return { exitCode: command === 'a' ? 1 : 0, output: '' }
  }
  const results = await runStages([stage('a'), stage('b', ['a']), stage('c', ['b'])], 2, quiet, run)
  expect(ran).toEqual(['a'])
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
})

test('stages that wait for nothing known are an error, not a silent pass', async () => {
  const run = async () => ({ exitCode: 0, output: '' })
  await expect(runStages([stage('a', ['b'])], 2, quiet, run)).rejects.toThrow('a')
})

test('a real command gives its output without colours, both streams, and its exit code', async () => {
  const command = `node -e "console.log('\\x1b[32m4 passed, 2 failed\\x1b[0m'); console.error('why'); process.exit(3)"`
  const { exitCode, output } = await execute(command)
  expect(exitCode).toBe(3)
  expect(output).toContain('why')
  expect(closingLine(output)).toEqual({ passed: 4, failed: 2 })
})
