/** The command: files of both games, wherever they lie, told in one language. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { filesAt, ownGame } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

interface Ran {
  code: number
  lines: string[]
  complaint: string
}

const run = promisify(execFile)
async function scenarios(...args: string[]): Promise<Ran> {
  const resultOf = (code: number, stdout: string, stderr: string): Ran => ({
    code,
    lines: stdout.replaceAll(`${folder}/`, '').trim().split('\n'),
    complaint: stderr.trim(),
  })
  try {
    const { stdout, stderr } = await run('npx', ['tsx', 'scripts/scenarios.ts', ...args])
    return resultOf(0, stdout, stderr)
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return resultOf(code, stdout, stderr)
  }
}

describe('which files a path means', () => {
  test('a game is its scenarios, and the content those of all games', () => {
    const havre = filesAt(['content/le-havre'])
    expect(havre).toEqual(filesAt(['content/le-havre/scenarios']))
    expect(havre.every((path) => ownGame(path) === 'le-havre')).toBe(true)
    expect(filesAt(['content'])).toHaveLength(
      havre.length + filesAt(['content/puerto-rico']).length,
    )
  })

  test('a single file and a folder are what they say, each file once', () => {
    const [one = ''] = filesAt(['content/le-havre/scenarios/turn'])
    expect(filesAt([one, one])).toEqual([one])
  })

  test.each([
    'content/le-havre/lessons',
    'content/puerto-rico/words/terms.yaml',
    'content/nowhere',
  ])('%s holds none', (path) => {
    expect(() => filesAt([path])).toThrow()
  })
})

const HAVRE = `set: { A: { items: { fish: 4, coal: 2 }, disc: shippingLine, ships: [appoline] }, town: [shippingLine] }
at: turn.fee
moves: [{ do: pay, tokens: { fish: 2 } }]
`

test('files of both games in one run: each names its own, and what it cites is told', async () => {
  const ran = await scenarios(
    file('havre.yaml', `game: le-havre\n${HAVRE}`),
    file('puerto.yaml', 'moves: [{ do: pass, expect: { broken: any } }]\n'),
    file('silent.yaml', HAVRE),
    file('wrong.yaml', 'game: { name: le-havre }\nset:\n  A: { franc: 3 }\n'),
    '--language',
    'en',
  )
  expect(ran.code).toBe(1)
  const faults = ran.lines.filter((line) => /^silent\.yaml:\d+: /.test(line))
  expect(faults.length).toBeGreaterThan(0)
  expect(ran.lines.filter((line) => !faults.includes(line))).toEqual([
    'havre.yaml: cited: enter.fee-first',
    expect.stringMatching(/^puerto\.yaml: cited: setup\.coins, .*, round\.must-choose$/),
    'silent.yaml: It reads as a file of Le Havre. Write game: le-havre into it.',
    'wrong.yaml:3: set.A.franc: Unknown name: franc (it belongs to set.A.items.franc)',
    '2 passed, 2 failed',
  ])
})

test('the file of the guide does what the guide says', async () => {
  const guide = readFileSync('docs/scenarios.md', 'utf8')
  const [, part = ''] = /^## Files of your own\n(.*?)^## /ms.exec(guide) ?? []
  const samples = Array.from(part.matchAll(/^ {4}(.*)$/gm), ([, line = '']) => line)
  const command = samples.findIndex((line) => line.startsWith('> npm'))
  const text = samples.slice(0, command).join('\n')
  const lines = samples.slice(command + 1)
  const ran = await scenarios(file('feeding.yaml', text), '--language', 'en')
  expect(ran.lines).toEqual(lines)
})

test.each([
  ['ko', '통과 0개, 실패 2개', /[가-힣]/],
  ['ja', '成功0件、失敗2件', /[ぁ-ん]/],
  ['en', '0 passed, 2 failed', /^[^가-힣ぁ-ん]*$/],
])('%s is the one language of a run', async (language, summary, letters) => {
  const { lines } = await scenarios(
    file('early.yaml', 'game: le-havre\nset: { A: { ships: [appoline] }, round: 1 }\n'),
    file('full.yaml', 'set: { A: { goods: { corn: 99 } } }\n'),
    '--language',
    language,
  )
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^early\.yaml:2: set\.A\.ships: /)
  expect(lines[1]).toMatch(/^full\.yaml:1: set: /)
  expect(lines[2]).toBe(summary)
  for (const line of lines.slice(0, 2)) expect(line).toMatch(letters)
})

test('words of another language say how they are read, and what may stand there is told in its own', async () => {
  const text = '단계: 무역하는 단계\n판: { A: { 돈: 1 } }\n'
  const path = file('korean.yaml', text)
  const english = await scenarios(path, '--language', 'en')
  expect(english.lines[0]).toContain('Run with --language ko')
  const korean = await scenarios(path, '--language', 'ko')
  expect(korean.lines[0]).toContain('역할')
  expect(korean.lines[0]).not.toMatch(/roles|--language/)
})

test('a term is read however its letters are written', async () => {
  const text =
    'rules: []\nset: { A: { city: [smallIndigoPlant] } }\nend: { A: { city: [smallFruitPlant] } }\n'
  const ran = await scenarios(file('indigo.yaml', text), '--language', 'en')
  expect(ran.lines).toEqual(['1 passed, 0 failed'])
})

test('what cannot be run is complained of in the same language', async () => {
  const missing = await scenarios(join(folder, 'none.yaml'), '--language', 'ko')
  expect([missing.code, missing.complaint]).toEqual([
    2,
    `${join(folder, 'none.yaml')}: 그런 파일이 없어요.`,
  ])
  const game = await scenarios('--game', 'chess', '--language', 'en')
  expect([game.code, game.complaint]).toEqual([2, '--game is one of puerto-rico, le-havre.'])
})
