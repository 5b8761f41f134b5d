/** Where beginners err: what is said names the true reason, once. */
import { expect, test } from 'vitest'
import { leHavre } from '../games/le-havre/definition.ts'
import { puertoRico } from '../games/puerto-rico/complete.ts'
import { problemWords } from '../games/puerto-rico/referee/problems.ts'
import { toText } from '../text/markup.ts'
import { parseScenario } from './parse.ts'
import { runScenario } from './run.ts'

function problemsOf(text: string) {
  const parsed = parseScenario(puertoRico, text)
  if (!parsed.ok) throw new Error(parsed.faults.map(({ message }) => message).join())
  return runScenario(puertoRico, parsed.source).problems
}

test.each([
  ['a decision', 'at: settler.second', 'at', 'settler.second'],
  ['a building', 'set: { A: { city: [aqueduct] } }', 'players.0.city', 'aqueduct'],
  ['nobles', 'set: { A: { nobles: { corn: 1 } } }', 'set.A.nobles', 'noble'],
])('an expansion that is forgotten is asked for: %s', (_, text, path, token) => {
  const problems = problemsOf(text)
  expect(problems).toMatchObject([{ problem: 'not-in-game', values: { token } }])
  expect(problems[0]?.path.startsWith(path)).toBe(true)
  expect(problems.map((problem) => toText(problemWords(problem).mend)).join()).toContain(
    'expansions',
  )
})

test('nobles where nobody stands are told once, as what they are', () => {
  const problems = problemsOf(
    'game: { expansions: [nobles] }\nset: { A: { nobles: { stored: 1 } } }',
  )
  expect(problems).toMatchObject([{ problem: 'nobles', path: 'players.0.nobles.stored' }])
})

test('no seat goes by a number', () => {
  const shape = {
    path: 'players.1.coins',
    problem: 'shape',
    values: { expected: '>=0', found: -1 },
  }
  expect(toText(problemWords(shape).what)).toMatch(/^B\.coins/)
})

test('an id that may stand somewhere is itself, whatever the word means in the language', () => {
  const words = new Map([
    ['phase', ['at']],
    ['turn', ['at']],
  ])
  const havre = parseScenario(
    leHavre,
    'phase: turn.main\nset: { phase: { acted: false }, turn: 1 }',
    words,
  )
  expect(havre.ok && havre.source).toMatchObject({
    at: 'turn.main',
    set: { phase: { acted: false }, turn: 1 },
  })
})

test('the final stage without a place waits for a main action', () => {
  const parsed = parseScenario(
    leHavre,
    'set: { final: true, A: { items: { franc: 20 } } }\nlegal: { not: [{ do: buy, card: constructionFirm }] }\nend: { at: turn.main }',
  )
  if (!parsed.ok) throw new Error('not read')
  const { problems, failures } = runScenario(leHavre, parsed.source)
  expect([problems, failures]).toEqual([[], []])
})

test('what a key with a dot asks for is told at its own place', () => {
  const text = 'set: { A: { city: [fortress] } }\nend:\n  A:\n    lines:\n      fortress.bonus: 9\n'
  const parsed = parseScenario(puertoRico, text)
  if (!parsed.ok) throw new Error('not read')
  const [failure] = runScenario(puertoRico, parsed.source).failures
  expect(parsed.placeOf(failure?.path ?? [])).toEqual({
    line: 5,
    path: 'end.A.lines.fortress.bonus',
    whole: 'end.A.lines.fortress.bonus',
  })
})

test('a seat and a token that the file does not name are told', () => {
  const parsed = parseScenario(
    puertoRico,
    `at: captain.loading
set: { A: { goods: { corn: 5 } }, B: { goods: { corn: 1 } }, ships: { 4: { sugar: 1 } } }
moves:
  - { do: load, good: corn, ship: 6, expect: { gains: { exactly: { B: { corn: -5 } } } } }
end: { ships: { 4: { sugar: 2 } } }`,
  )
  if (!parsed.ok) throw new Error('not read')
  const { failures } = runScenario(puertoRico, parsed.source)
  const lines = failures.map(({ path, expected, found }) => {
    const { line, whole } = parsed.placeOf(path)
    return `${line} ${whole}: ${expected}, ${found}`
  })
  expect(lines).toEqual([
    '4 moves.1.expect.gains.exactly.A.corn: 0, -5',
    '4 moves.1.expect.gains.exactly.A.vp: 0, 6',
    '4 moves.1.expect.gains.exactly.B.corn: -5, 0',
    '5 end.ships.4.sugar: 2, 1',
  ])
})
