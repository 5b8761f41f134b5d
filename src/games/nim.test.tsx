/** A whole game in one file, run by every shared part unchanged: Nim, one heap, take one to three, the last stone wins. */

import { renderToString } from 'preact-render-to-string'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { makeAct } from '../engine/act.ts'
import { canonicalJson } from '../engine/canonical.ts'
import type { Chart } from '../engine/chart.ts'
import { makeGame } from '../engine/game.ts'
import { makeMachine } from '../engine/machine.ts'
import { whole } from '../engine/move-kinds.ts'
import { playGame } from '../engine/random-game.ts'
import { randomBelow } from '../engine/rng.ts'
import { letterOf } from '../engine/seats.ts'
import type { SinkOf } from '../engine/types.ts'
import { checkChapter } from '../lessons/check.ts'
import { chapterFrom } from '../lessons/course.ts'
import type { LessonGame } from '../lessons/plug.ts'
import { beginGame, readGame, replay } from '../saves/game.ts'
import type { SaveGame } from '../saves/plug.ts'
import { parseScenario } from '../scenario/parse.ts'
import { runScenario } from '../scenario/run.ts'
import { LiveTable } from '../ui/table/LiveTable.tsx'
import type { TableGame } from '../ui/table/plug.ts'
import { useGame } from '../ui/table/useGame.ts'
import { Spot } from '../ui/target.tsx'

interface Position {
  at: string
  seat: number
  heap: number
  players: { stones: number }[]
}
interface Nim {
  Position: Position
  Move: { do: 'take'; seat: number; stones: number }
  Rule: 'nim.heap' | 'nim.last'
  Token: 'stone'
  Place: 'heap' | 'hand'
  Setup: { seats: number; seed: number }
  View: Position
  Start: { heap: number }
  End: { heap?: number; winner?: string }
}

const take = makeAct<Position, Nim['Move'], Nim['Rule'], SinkOf<Nim>>({
  rules: { 'nim.heap': ({ heap }, { stones }) => stones <= heap },
  options: ({ seat }) => [1, 2, 3].map((stones) => ({ do: 'take', seat, stones })),
  play(state, { seat, stones }, note) {
    state.heap -= stones
    const player = state.players[seat]
    if (player) player.stones += stones
    note(state.heap === 0 ? 'nim.last' : 'nim.heap', seat, 'stone', stones, 'heap', 'hand')
  },
})
const chart: Chart<'take', string, string> = {
  id: 'nim',
  initial: 'turn',
  states: {
    turn: { on: { take: { guard: 'legal', actions: 'play', target: 'taken' } } },
    taken: {
      always: [
        { guard: 'empty', target: 'over' },
        { actions: 'nextSeat', target: 'turn' },
      ],
    },
    over: { type: 'final' },
  },
}
const game = makeGame<Nim>({
  id: 'nim',
  linkCode: 'n',
  version: 1,
  chart,
  guards: { empty: ({ heap }) => heap === 0 },
  steps: {
    nextSeat(state) {
      state.seat = (state.seat + 1) % state.players.length
    },
  },
  acts: { take },
  moveKinds: { take: { during: 'turn', fields: { stones: whole(1, 3) } } },
  copy: (position) => structuredClone(position),
  ownPlaces: new Set<Nim['Place']>(['hand']),
  uncounted: new Set<Nim['Token']>(),
})
const begin = (heap: number, seats = 2): Position => ({
  at: 'turn',
  seat: 0,
  heap,
  players: Array.from({ length: seats }, () => ({ stones: 0 })),
})
const nim: LessonGame<Nim> = {
  game,
  rules: ['nim.heap', 'nim.last', 'turn.form', 'turn.seat', 'turn.phase'],
  tokens: ['stone'],
  seats: [2, 3],
  inventory: {
    tell({ heap, players }, tell) {
      tell('stone', 'heap', null, heap)
      for (const [seat, { stones }] of players.entries()) tell('stone', 'hand', seat, stones)
    },
    totals: () => new Map(),
  },
  setUp: ({ seats, seed }) => begin(10 + randomBelow({ rng: seed }, 10), seats),
  parsePosition: () => ({ ok: false, problems: [] }),
  problemsOf: ({ heap }) => (heap < 0 ? [{ path: 'heap', problem: 'short', values: {} }] : []),
  readyMove: () => null,
  view: (position) => position,
  keyOf: canonicalJson,
  resultOf: ({ seat, players }) => ({
    points: players.map((_, whose) => Number(whose === seat)),
    winners: [seat],
    decidedBy: null,
  }),
  scenario: {
    startEntries: { heap: v.number() },
    endSchema: v.strictObject({
      heap: v.exactOptional(v.number()),
      winner: v.exactOptional(v.string()),
    }),
    positionFrom: ({ heap }) => ({ ok: true, value: begin(heap) }),
    startFrom: ({ heap }) => ({ heap }),
    factsOf: (position) => ({ heap: position.heap, winner: letterOf(position.seat) }),
  },
  places: { addressOf: (_, words) => words, isThere: (_, address) => address === 'heap' },
}

test('a scenario runs, and fails where it should', () => {
  const file = (winner: string): string => `
rules: [nim.heap, nim.last]
heap: 4
moves:
  - { do: take, stones: 3, expect: { gains: { A: { stone: 3 } }, seat: B } }
  - { do: take, stones: 2, expect: { broken: nim.heap } }
  - { do: take, stones: 1, expect: { rules: [nim.last], at: over } }
end: { heap: 0, winner: ${winner} }
`
  const failuresOf = (text: string) => {
    const parsed = parseScenario(nim, text)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
    return runScenario(nim, parsed.source).failures
  }
  expect(failuresOf(file('B'))).toEqual([])
  expect(failuresOf(file('A'))).toEqual([
    { step: 3, at: 'end.winner', path: ['end', 'winner'], expected: '"A"', found: '"B"' },
  ])
  expect(parseScenario(nim, file('B').replace('stone: 3', 'coins: 3'))).toMatchObject({ ok: false })
})

test('a lesson is played, right and wrong', () => {
  const lesson = `
steps:
  - { id: last, heap: 3, lit: [heap], goal: { end: { heap: 0 } }, hint: { do: take, stones: 3 },
      solution: [{ do: take, stones: 3 }], wrong: [{ id: few, move: { do: take, stones: 1 } }],
      rules: [nim.last] }
`
  const words = `
title: The last stone
about: Take it.
summary: [Take one., Take two., Take all.]
steps: { last: { task: Take all., hint: All three., success: Done., wrong: { few: More. } } }
`
  const made = chapterFrom(nim, {
    lesson: { path: 'lessons/nim.yaml', text: lesson },
    words: { path: 'nim.yaml', text: words },
  })
  if (!made.ok) throw new Error(JSON.stringify(made.faults))
  const checks = checkChapter(nim, made.chapter)
  expect(checks.filter(({ fault }) => fault !== null)).toEqual([])
  expect(checks.length).toBeGreaterThan(3)
})

test('the chart runs as an XState actor', () => {
  const { startActor, positionOf } = makeMachine<Nim>(game.parts)
  const actor = startActor(begin(2))
  actor.send({ type: 'take', move: { do: 'take', seat: 0, stones: 2 } })
  expect(positionOf(actor.getSnapshot())).toMatchObject({ at: 'over', heap: 0 })
})

test('random games are played to their end, and every legal move is one that is not refused', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const { position } = playGame(nim, { seats: 2 + (seed % 2), seed }, (at, next) => {
      expect(nim.problemsOf(at)).toEqual([])
      for (const move of game.legalMoves(at)) expect(game.judge(at, move).legal).toBe(true)
      if (next) expect(game.judge(at, next).legal).toBe(true)
    })
    expect(position).toMatchObject({ at: 'over', heap: 0 })
  }
})

test('a game is kept, read and played again', () => {
  const saves: SaveGame<Nim> = {
    ...nim,
    setupSchema: v.strictObject({ seed: v.number() }),
    isPlayed: ({ seats }) => nim.seats.includes(seats),
    levels: [],
  }
  const begun = beginGame(saves, { setup: { seed: 1 }, players: ['human', 'human'] })
  const saved = { ...begun, moves: [{ do: 'take', seat: 0, stones: 3 } as const] }
  expect(readGame(saves, JSON.stringify(saved))).toEqual({ ok: true, value: saved })
  const alone = JSON.stringify({ ...saved, players: ['human'] })
  expect(readGame(saves, alone)).toMatchObject({ ok: false, problem: 'damaged' })
  const { heap } = nim.setUp({ seats: 2, seed: 1 })
  expect(replay(saves, saved)).toMatchObject({ ok: true, value: { position: { heap: heap - 3 } } })
})

test('a live table shows it, asks, and offers what can be done', () => {
  const text = (words: string) => [{ text: words }]
  const taken = (position: Position, stones: number) =>
    ({ do: 'take', seat: position.seat, stones }) as const
  const table: TableGame<Nim, null> = {
    game,
    machine: makeMachine<Nim>(game.parts),
    emptyHand: () => null,
    tap: (position) => ({ hand: null, attempt: taken(position, 1) }),
    withHand: (position) => position,
    targetsFor:
      ({ onTap }) =>
      (key) => ({ state: 'may', label: '', onTap: () => onTap(key) }),
    addressesOf: (place) => [place],
    pieceOf: () => null,
    readyMove: (position) => taken(position, 3),
    promptWords: () => text('How many?'),
    words: {
      decline: () => null,
      move: ({ stones }) => text(`Take ${stones}`),
      refusal: () => null,
      note: ({ count }) => text(`${count} taken`),
      ruleLabel: text,
      ruleTitle: text,
      ruleHref: (rule) => `#${rule}`,
    },
    typing: () => Promise.reject(new Error('nobody types here')),
    aboutOf: () => null,
    About: () => null,
    HandTools: () => null,
    zoneOf: () => 'heap',
    Board: ({ state, targets }) => (
      <Spot at="heap" targets={targets}>
        {state.heap}
      </Spot>
    ),
  }
  const Page = () => (
    <LiveTable table={table} game={useGame(table, begin(7))} players={['A', 'B']} />
  )
  const html = renderToString(<Page />)
  expect(html).toMatch(/<button[^>]*data-key="heap"[^>]*>7</)
  expect(html).toContain('How many?')
  expect(html).toContain('Take 3')
})
