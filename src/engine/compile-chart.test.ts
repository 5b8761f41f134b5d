import { expect, test } from 'vitest'
import type { Chart } from './chart.ts'
import { compileChart } from './compile-chart.ts'

const chart: Chart<string, string, string> = {
  id: 'fair',
  initial: 'square',
  on: { shout: { actions: 'play' } },
  states: {
    square: {
      on: {
        ride: { guard: 'legal', actions: 'play', target: 'wheel' },
        leave: { guard: 'late', actions: ['play', 'count'], target: 'gate' },
      },
    },
    wheel: {
      entry: 'turn',
      initial: 'top',
      states: { top: { always: [{ target: 'down' }] }, down: { type: 'final' } },
      onDone: { actions: 'count', target: 'square' },
    },
    gate: { always: [{ guard: 'late', target: 'home' }] },
    home: { type: 'final' },
  },
}
const definition = { checks: [{ rule: 'fair.open' }] }
const write = (changed: object = {}, without: readonly string[] = []): string =>
  compileChart({
    chart: { ...chart, ...changed },
    guards: { late: () => true },
    steps: { turn: (_state: object) => {}, count: (_state: object, _note: object) => {} },
    moveDefinitions: {
      ride: definition,
      leave: { ...definition, again: definition.checks[0] },
      shout: { checks: [], draw: () => {} },
    },
    without: new Set(without),
    types: 'Fair',
  })

/** A function of the text, its lines without indentation. */
const body = (name: string): string[] => {
  const [, found = ''] = new RegExp(`${name}\\b[^\\n]*\\n(.*?)\\n\\n`, 's').exec(write()) ?? []
  return found.split('\n').map((line) => line.trim())
}

test('a move leads through states that ask nothing to where the game waits', () => {
  expect(body('function fromSquare').slice(1, 8)).toEqual([
    "case 'ride':",
    'ride.apply(state, move, emit)',
    'steps.turn(state)',
    'steps.count(state, emit)',
    "state.at = 'square'",
    'return true',
    "case 'leave':",
  ])
})

test('a decision is answered by its own kinds of moves that keep their rules', () => {
  expect(body('function isLegalAtSquare')).toEqual([
    'switch (move.do) {',
    "case 'ride':",
    'return keepsRide(state, move)',
    "case 'leave':",
    'return leave.again?.keeps(state, move) !== false && keepsLeave(state, move)',
    "case 'shout':",
    'return keepsShout(state, move)',
    'default:',
    'return false',
    '}',
    '}',
  ])
})

test('a guard of a way is asked, and so are the ways around it', () => {
  expect(body('function fromSquare').slice(7, 19)).toEqual([
    "case 'leave':",
    'if (guards.late(state)) {',
    'leave.apply(state, move, emit)',
    'steps.count(state, emit)',
    'toGate(state, emit)',
    'return true',
    '}',
    'return false',
    "case 'shout':",
    'shout.apply(state, move, emit)',
    "state.at = 'square'",
    'return true',
  ])
  expect(body('function toGate')).toEqual([
    'if (guards.late(state)) {',
    "state.at = 'home'",
    '} else {',
    "Object.assign(state, { at: 'gate' })",
    '}',
    '}',
  ])
})

test('a move definition that draws its own moves stands among the candidates of the others', () => {
  expect(body('function drawAtSquare').slice(0, 12)).toEqual([
    'const rideMoves = ride.candidates(state) as readonly Move[]',
    'const rideCount = rideMoves.length',
    'const leaveMoves = leave.candidates(state) as readonly Move[]',
    'const leaveCount = leaveMoves.length',
    'let left = rideCount + leaveCount',
    'if (left === 0) return shout.draw?.(state, random) ?? null',
    'const drawing = [shout]',
    'const order = numbersTo(left)',
    'while (left + drawing.length > 0) {',
    'const drawn = Math.floor(random() * (left + drawing.length))',
    'if (drawn >= left) {',
    'const [definition] = drawing.splice(drawn - left, 1)',
  ])
  expect(body('const rideRules')).toEqual([
    "'fair.open': checkOf(ride, 'fair.open'),",
    '}',
    'const keepsRide = (state: State, move: Move): boolean =>',
    "rideRules['fair.open'].keeps(state, move)",
  ])
})

test('states that lead round to each other without a question are refused', () => {
  const round = { always: [{ target: 'gate' }] }
  expect(() => write({ states: { ...chart.states, gate: round } })).toThrow(
    'gate leads to itself without end',
  )
})

test('what a game need not have is left out: its guards, its steps, its decisions, moves without a move definition', () => {
  const text = write({}, ['late', 'count'])
  expect(text).toContain('steps.turn(state)')
  expect(text).not.toMatch(/guards\.late|steps\.count/)
  expect(write({}, ['square'])).not.toContain('fromSquare')
  const states = { ...chart.states, square: { on: { juggle: { actions: 'play' } } } }
  expect(write({ states })).not.toContain('juggle')
})
