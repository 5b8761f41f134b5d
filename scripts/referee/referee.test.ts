/** The command knows both games, for files, for standard input and for a move that is typed. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'referee-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command; `input` is what it reads from standard input. */
function referee(args: string[], input = ''): Promise<{ code: number | null; output: string }> {
  const child = spawn('npx', ['tsx', 'scripts/referee.ts', ...args])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  child.stdin.end(input)
  return new Promise((done) => child.on('close', (code) => done({ code, output })))
}

const HAVRE = `game: le-havre
at: turn.fee
set:
  A: { items: { fish: 4, coal: 2 }, disc: shippingLine, ships: [appoline] }
  town: [shippingLine]
`
const PUERTO = 'at: captain.loading\nset: { A: { goods: { corn: 5 } } }\n'

test.each([
  ['le-havre', HAVRE, '생선 1', /생선 1 내기 — 안 된다.*4\.7/s],
  ['le-havre', HAVRE, 'do: pay, tokens: { fish: 2 }', /생선 2 내기 — 된다/],
  ['puerto-rico', PUERTO, '옥수수 6칸', /6칸 배에 싣기 — 된다/],
  ['puerto-rico', PUERTO, '{ do: load, good: corn, ship: 4 }', /안 된다.*6\.8/s],
])('%s: a position from standard input is asked about a move: %s %s', async (...row) => {
  const [, position, move, output] = row
  const ruled = await referee(['-', '--move', move, '--language', 'ko'], position)
  expect(ruled.output).toMatch(output)
  expect(ruled.code).toBe(0)
})

test('a file is ruled on move by move, and what comes out otherwise is told with its place', async () => {
  const file = join(folder, 'havre.yaml')
  writeFileSync(file, `${HAVRE}moves:\n  - { do: pay, tokens: { fish: 1 } }\n`)
  const { code, output } = await referee([file, '--language', 'en'])
  expect(code).toBe(1)
  expect(output).toContain('A: Pay 1 fish — Not allowed')
  expect(output).toContain(`${file}: moves.1: expected legal, found refused by pay.whole`)
  // The run keeps to one language.
  expect(output).not.toMatch(/[가-힣]/)
})

test('a move that is none is told as such', async () => {
  const { code, output } = await referee(['-', '--move', 'banana', '--language', 'en'], PUERTO)
  expect([code, output]).toEqual([2, '-: This move can’t be understood: banana\n'])
})
