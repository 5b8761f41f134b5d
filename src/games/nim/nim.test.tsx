/** Nim, run by every shared part. */
import { renderToString } from 'preact-render-to-string'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { makeMachine } from '../../engine/machine.ts'
import { playGame } from '../../engine/random-game.ts'
import { checkChapter } from '../../lessons/check.ts'
import { chapterFrom } from '../../lessons/course.ts'
import { verdictOn } from '../../referee/verdict.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { beginGame, readGame, replay } from '../../saves/game.ts'
import { parseScenario } from '../../scenario/parse.ts'
import { runScenario } from '../../scenario/run.ts'
import { Replay } from '../../ui/review/Replay.tsx'
import type { TableGame } from '../../ui/table/definition.ts'
import { LiveTable } from '../../ui/table/LiveTable.tsx'
import { useGame } from '../../ui/table/useGame.ts'
import { Spot } from '../../ui/target.tsx'
import { begin, game, type Nim, nim, type Position } from './definition.ts'

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
      solution: [{ do: take, stones: 3 }], wrong: [{ id: few, move: { do: take, stones: 1 } }, { id: two, move: { do: take, stones: 2 } }],
      rules: [nim.last] }
`
  const words = `
title: The last stone
about: Take it.
summary: [Take one., Take two., Take all.]
steps: { last: { task: Take all., hint: All three., success: Done., wrong: { few: More., two: One more. } } }
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

test('a verdict says what a move breaks and what may be done instead, or what it brings', () => {
  const take = (stones: number) => ({ do: 'take', seat: 0, stones }) as const
  expect(verdictOn(nim, begin(2), take(3))).toEqual({
    legal: false,
    move: take(3),
    broken: ['nim.heap'],
    nearest: [take(1), take(2)],
    further: [],
    turnOf: null,
  })
  expect(verdictOn(nim, begin(2), take(2))).toMatchObject({
    legal: true,
    events: [{ rule: 'nim.last', token: 'stone', count: 2 }],
    after: { at: 'over', heap: 0 },
  })
  expect(verdictOn(nim, begin(2), { ...take(1), seat: 1 })).toMatchObject({ turnOf: 0 })
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
      expect(nim.validate(at)).toEqual([])
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
    roundOf: () => 1,
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

const text = (words: string) => [{ text: words }]
const taken = (position: Position, stones: number) =>
  ({ do: 'take', seat: position.seat, stones }) as const
const table: TableGame<Nim, null> = {
  game,
  machine: makeMachine<Nim>(game.parts),
  emptyHand: () => null,
  tap: (position) => ({ hand: null, attempt: taken(position, 1) }),
  deselect: (hand) => hand,
  withHand: (position) => position,
  targetsFor:
    ({ onTap }) =>
    (key) => ({ state: 'may', label: '', onTap: () => onTap(key) }),
  addressesOf: (place) => [place],
  pieceOf: () => null,
  departs: () => false,
  readyMove: (position) => taken(position, 3),
  promptWords: () => text('How many?'),
  words: {
    decline: () => null,
    move: ({ stones }) => text(`Take ${stones}`),
    publicMove: ({ stones }) => text(`Take ${stones}`),
    refusal: () => null,
    tellsMove: () => false,
    logLine: ({ count }) => text(`${count} taken`),
    ruleLabel: text,
    ruleTitle: text,
    ruleHref: (rule) => `#${rule}`,
  },
  typing: () => Promise.reject(new Error('nobody types here')),
  aboutOf: () => null,
  About: () => null,
  HandTools: () => null,
  zoneOf: () => 'heap',
  soundOf: () => null,
  Board: ({ state, targets }) => (
    <Spot at="heap" targets={targets}>
      {state.heap}
    </Spot>
  ),
}

test('a live table shows it, asks, and offers what can be done', () => {
  const Page = () => (
    <LiveTable table={table} game={useGame(table, begin(7))} players={['A', 'B']} />
  )
  const html = renderToString(<Page />)
  expect(html).toMatch(/<[^>]*data-key="heap" role="button"[^>]*>7</)
  expect(html).toContain('How many?')
  expect(html).toContain('Take 3')
})

test('a replay tells a step in one live region', () => {
  const turns = [{ before: begin(7), after: begin(4), move: taken(begin(7), 3), events: [] }]
  const html = renderToString(
    <Replay
      table={table}
      turns={turns}
      last={begin(4)}
      players={['A', 'B']}
      viewer={0}
      onPlayFrom={() => undefined}
    />,
  )
  expect(html).toContain('Take 3')
  expect(html.match(/role="status"|aria-live|<output/g)).toEqual(['role="status"'])
})
