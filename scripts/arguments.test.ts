/** Every script, given what it does not know: one line, exit code 2, and nothing written. */
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse, readInput, runCommand, wholeNumber } from './arguments.ts'

const writes = vi.hoisted(() => vi.fn())
const built = vi.hoisted(() => ({ is: true }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const existsSync = (path: string) => (path === 'dist/index.html' ? built.is : fs.existsSync(path))
  return { ...fs, writeFileSync: writes, existsSync }
})
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  spawn: writes,
  spawnSync: writes,
}))

const given = { argv: process.argv, exitCode: process.exitCode }
let lines: string[] = []
let runs = 0
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => lines.push(String(line)))
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => lines.push(`printed: ${line}`))
})
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(process, given)
})

/** Runs a script in this process, as `npm run` would with these arguments. */
async function run(script: string, ...args: string[]): Promise<number | string | null | undefined> {
  process.argv = ['node', script, ...args]
  // A query makes it another module, which runs anew; what it imports is loaded once.
  await import(`${resolve('scripts', script)}?${++runs}`)
  return process.exitCode
}

/** Parts of the build, and what commands share. */
const NO_COMMANDS = [
  'arguments.ts',
  'complaints.ts',
  'language.ts',
  'postbuild.ts',
  'printable.ts',
  'progress.ts',
  'typeface.ts',
  'write-whole.ts',
]
const SCRIPTS = readdirSync('scripts').filter(
  (file) => /^[\w-]+\.ts$/.test(file) && !NO_COMMANDS.includes(file),
)

/** What these print is in the language of the terminal. */
const IN_A_LANGUAGE = ['referee.ts', 'scenarios.ts']

test('every command of package.json is among them', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = Object.values<string>(scripts).flatMap((line) =>
    Array.from(line.matchAll(/scripts\/([\w-]+\.ts)/g), ([, file = '']) => file),
  )
  expect([...new Set(named)].sort()).toEqual(SCRIPTS.sort())
})

test.each(SCRIPTS)('%s refuses what it does not know, and tells how it is used', async (script) => {
  expect(await run(script, '--nonsense')).toBe(2)
  const complaint = IN_A_LANGUAGE.includes(script)
    ? /^이렇게는 쓸 수 없어요: --nonsense[^\n]+$/
    : /^Unknown option '--nonsense'[^\n]+$/
  expect(lines.splice(0)).toEqual([expect.stringMatching(complaint)])
  expect(await run(script, 'no-such-thing.yaml')).toBe(2)
  expect(lines.splice(0)).toEqual([expect.stringMatching(/^[^\n]+$/)])
  expect(writes).not.toHaveBeenCalled()
  await run(script, '--help')
  expect(lines).toEqual([expect.stringMatching(/^printed: (usage: npm|쓰는 법: npm)/)])
})

test.each([
  ['selfplay.ts', 'report', 'no-such-run.json'],
  ['verify.ts', 'perft', 'twice'],
  ['measure.ts', 'first-move', 'twice'],
  ['serve.ts', '--port', '70000'],
  ['words.ts', '--confirm', 'rules/rules/no-such-rule/title'],
  ['selfplay.ts', '--games', '-1'],
  ['scenarios.ts', 'docs'],
  ['rules.ts', '6.8', 'no-such-rule'],
])('%s %s %s is refused', async (script, ...args) => {
  expect(await run(script, ...args)).toBe(2)
  expect(lines).toHaveLength(1)
})

const AFTER_A_BUILD = [
  ['serve.ts'],
  ['measure.ts', 'lighthouse'],
  ['budgets.ts'],
  ['coverage.ts'],
  ['pseudo.ts'],
]
test.each(
  AFTER_A_BUILD,
)('%s without a build names the command that makes one', async (script, ...args) => {
  built.is = false
  expect(await run(script, ...args)).toBe(2)
  built.is = true
  expect(lines.at(-1)).toMatch(/^There is no built site yet: run `npm run build` first$/)
  expect(writes).not.toHaveBeenCalled()
})

test('a fault of ours is not taken for a wrong argument', async () => {
  process.argv = ['node', 'x.ts']
  const broken = runCommand({ usage: '' }, () => {
    throw new TypeError('ours')
  })
  await expect(broken).rejects.toThrow('ours')
})

test('what is wrong is one sentence', () => {
  const command = { usage: '', options: { seed: { type: 'string' } } } as const
  expect(() => parse(command, ['--seed'])).toThrow(
    /^Option '--seed <value>' argument missing \(see --help\)$/,
  )
  expect(() => parse(command, ['here'])).toThrow(/^Unexpected argument 'here' \(see --help\)$/)
  expect(() => wholeNumber('seed', '1.5', 0, 9)).toThrow("from 0 to 9, not '1.5'")
  const folder = mkdtempSync(join(tmpdir(), 'input-'))
  expect(() => readInput(folder)).toThrow(/cannot be read: it is a folder$/)
  expect(() => readInput(join(folder, 'none'))).toThrow(/cannot be read: there is no such file$/)
  appendFileSync(join(folder, 'picture.yaml'), new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]))
  expect(() => readInput(join(folder, 'picture.yaml'))).toThrow(/cannot be read: it is no text$/)
  rmSync(folder, { recursive: true })
})

test('the site is not built for a wrong argument', async () => {
  expect(await run('serve.ts', '--build', '--port', 'x')).toBe(2)
  expect(writes).not.toHaveBeenCalled()
})

test('a file of a folder that cannot be read fails, and the others are judged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
  symlinkSync(join(folder, 'gone'), join(folder, 'link'))
  symlinkSync(join(folder, 'gone.yaml'), join(folder, 'link.yaml'))
  copyFileSync(
    'content/puerto-rico/scenarios/captain/a-whole-phase.yaml',
    join(folder, 'right.yaml'),
  )
  expect(await run('scenarios.ts', folder)).toBe(1)
  const link = join(folder, 'link.yaml')
  expect(lines).toEqual([`printed: ${link}:1: 그런 파일이 없어요.`, 'printed: 통과 1개, 실패 1개'])
  rmSync(folder, { recursive: true })
})

test.each([
  ['puerto-rico', 'B: { goods: { corn: 40 } }', ':3: set: ', '옥수수가 32개 모자라요.'],
  ['le-havre', 'round: 400', ':3: set.round: ', '이 게임은 14라운드까지예요.'],
])('scenarios of %s say what cannot be as the site does', async (game, set, at, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
  const file = join(folder, 'too-much.yaml')
  appendFileSync(file, `rules: []\nset:\n  ${set}\n`)
  expect(await run('scenarios.ts', file, '--game', game)).toBe(1)
  expect(lines[0]).toContain(`printed: ${file}${at}있을 수 없는 판이에요. ${said}`)
  rmSync(folder, { recursive: true })
})

/** What a terminal would obey, a line that looks like ours, and a letter that turns the others round. */
const HOSTILE = '\x1b[2J\x9b31m\u202e\r\n0 failed\n::error::'
const QUOTED = JSON.stringify(HOSTILE).replaceAll('\x9b', '\\x9b')

test.each([
  ['scenarios.ts', `rules: []\nset:\n  ${QUOTED}: 1\n`],
  ['scenarios.ts', `rules: [${QUOTED}]\nmoves: [${QUOTED}]\n`],
  ['course.ts', `id: ${QUOTED}\nsteps: [{ id: ${QUOTED}, ${QUOTED}: 1 }]\n`],
  ['referee.ts', `rules: []\nset:\n  ${QUOTED}: 1\n`],
  ['referee.ts', `"${HOSTILE}`],
  ['selfplay.ts', `{ ${JSON.stringify(HOSTILE)} }`],
])('%s tells of a hostile file on lines of its own making', async (script, text) => {
  const folder = mkdtempSync(join(tmpdir(), `${HOSTILE}-`))
  const file = join(folder, 'hostile.yaml')
  appendFileSync(file, text)
  await run(script, ...(script === 'selfplay.ts' ? ['report', file] : [file]))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\u202e]/u)
  rmSync(folder, { recursive: true })
})

test('a chapter that is empty fails in one place, and its share is a number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chapters-'))
  const file = join(folder, 'empty.yaml')
  appendFileSync(file, '')
  expect(await run('course.ts', file)).toBe(1)
  expect(lines[0]).toMatch(/^printed: ✗ \S+empty\.yaml:1: expected Object, found null$/)
  expect(lines.join()).not.toContain('NaN')
  rmSync(folder, { recursive: true })
})
