/** A whole game in one file, which every shared part runs unchanged: Nim, one heap, take one to three, the last stone wins. */
import * as v from 'valibot'
import { canonicalJson } from '../../engine/canonical.ts'
import type { Chart } from '../../engine/chart.ts'
import { makeGame } from '../../engine/game.ts'
import { makeMoveDefinition } from '../../engine/move-definition.ts'
import { whole } from '../../engine/move-kinds.ts'
import { randomBelow } from '../../engine/rng.ts'
import { letterOf } from '../../engine/seats.ts'
import type { EmitOf } from '../../engine/types.ts'
import type { LessonGame } from '../../lessons/definition.ts'
import type { RefereeGame } from '../../referee/definition.ts'

export interface Position {
  at: string
  seat: number
  heap: number
  players: { stones: number }[]
}
export interface Nim {
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

const take = makeMoveDefinition<Position, Nim['Move'], Nim['Rule'], EmitOf<Nim>>({
  rules: { 'nim.heap': ({ heap }, { stones }) => stones <= heap },
  candidates: ({ seat }) => [1, 2, 3].map((stones) => ({ do: 'take', seat, stones })),
  apply(state, { seat, stones }, emit) {
    state.heap -= stones
    const player = state.players[seat]
    if (player) player.stones += stones
    emit(state.heap === 0 ? 'nim.last' : 'nim.heap', seat, 'stone', stones, 'heap', 'hand')
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
export const game = makeGame<Nim>({
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
  moveDefinitions: { take },
  moveKinds: { take: { during: 'turn', fields: { stones: whole(1, 3) } } },
  copy: (position) => structuredClone(position),
  ownPlaces: new Set<Nim['Place']>(['hand']),
  uncounted: new Set<Nim['Token']>(),
})
export const begin = (heap: number, seats = 2): Position => ({
  at: 'turn',
  seat: 0,
  heap,
  players: Array.from({ length: seats }, () => ({ stones: 0 })),
})
export const nim: LessonGame<Nim> & RefereeGame<Nim> = {
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
  validate: ({ heap }) => (heap < 0 ? [{ path: 'heap', problem: 'short', values: {} }] : []),
  readyMove: () => null,
  playerView: (position) => position,
  publicMove: (move) => move,
  canonicalKey: canonicalJson,
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
  referee: {
    draftFrom: ({ heap }) => begin(heap),
    leadsTo: () => false,
    apart: () => 0,
    sortOf: ({ do: kind }) => kind,
    mended: () => null,
    countMoves: () => null,
    standing: ({ heap }) => ({ rules: [], end: { heap } }),
  },
  places: {
    addressOf: (_, words) => words,
    of: () => ['heap'],
    isThere: (_, address) => address === 'heap',
  },
}
