import { describe, expect, test } from 'vitest'
import type { Chart } from './chart.ts'
import { makeGame } from './game.ts'
import { makeMachine } from './machine.ts'
import { type MoveDefinition, makeMoveDefinition } from './move-definition.ts'
import { type MoveKinds, oneOf } from './move-kinds.ts'
import { random } from './rng.ts'
import type { EmitOf, EventOf } from './types.ts'

/** A small game: bidding in lots of a sale, where anybody may drink at any time and pay debts between lots. */
interface Position {
  at: string
  seat: number
  players: { coins: number; drinks: number }[]
  log: string[]
}
type Move =
  | { do: 'bid'; seat: number; coins: 'one' | 'two' }
  | { do: 'drink' | 'leave' | 'restart' | 'shout'; seat: number }
interface Sale {
  Position: Position
  Move: Move
  Rule: 'sale.coins' | 'sale.thirst'
  Token: 'coin' | 'drink'
  Place: 'purse' | 'bank'
  Setup: { seats: number; seed: number }
  View: Position
}
type Emit = EmitOf<Sale>

const playerAt = (state: Position, seat: number) => {
  const player = state.players[seat]
  if (!player) throw new RangeError(`no seat ${seat}`)
  return player
}
type AnyAct = MoveDefinition<Position, Move, 'sale.coins' | 'sale.thirst', Emit>
const definitions: Record<Move['do'], AnyAct> = {
  bid: makeMoveDefinition<Position, Move, 'sale.coins', Emit>({
    rules: { 'sale.coins': (state, move) => playerAt(state, move.seat).coins > 0 },
    candidates: ({ seat }) => [
      { do: 'bid', seat, coins: 'one' },
      { do: 'bid', seat, coins: 'two' },
    ],
    apply(state, move, emit) {
      playerAt(state, move.seat).coins -= 1
      emit('sale.coins', move.seat, 'coin', 1, 'purse', 'bank')
    },
  }) as AnyAct,
  drink: makeMoveDefinition<Position, Move, 'sale.thirst', Emit>({
    rules: { 'sale.thirst': (state, move) => playerAt(state, move.seat).drinks < 2 },
    open: (_state, seat) => seat !== 2,
    candidates: ({ players }) =>
      players.flatMap((_, seat) => (seat === 2 ? [] : [{ do: 'drink', seat }])),
    apply(state, move, emit) {
      playerAt(state, move.seat).drinks += 1
      emit('sale.thirst', move.seat, 'drink', 1, 'bank', 'purse')
    },
  }) as AnyAct,
  leave: makeMoveDefinition<Position, Move, never, Emit>({
    rules: {},
    candidates: ({ seat }) => [{ do: 'leave', seat }],
    apply: () => {},
  }) as AnyAct,
  restart: makeMoveDefinition<Position, Move, never, Emit>({
    rules: {},
    candidates: ({ seat }) => [{ do: 'restart', seat }],
    apply: () => {},
  }) as AnyAct,
  shout: makeMoveDefinition<Position, Move, never, Emit>({
    rules: {},
    candidates: ({ seat }) => Array<Move>(1000).fill({ do: 'shout', seat }),
    draw: ({ seat }) => ({ do: 'shout', seat }),
    apply: () => {},
  }) as AnyAct,
}

const chart: Chart<Move['do'], string, string> = {
  id: 'sale',
  initial: 'day',
  on: { drink: { guard: 'legal', actions: 'play' } },
  states: {
    day: {
      entry: 'open',
      initial: 'lot',
      on: { restart: { guard: 'legal', actions: 'play', target: '.lot' } },
      states: {
        lot: {
          entry: 'callLot',
          initial: 'bidding',
          on: { leave: { guard: 'legal', actions: 'play', target: 'closed' } },
          states: {
            bidding: {
              on: {
                bid: { guard: 'legal', actions: 'play', target: 'bidden' },
                shout: { guard: 'legal', actions: 'play', target: 'bidding' },
              },
            },
            bidden: {
              always: [
                { guard: 'tired', target: 'sold' },
                { actions: 'nextSeat', target: 'bidding' },
              ],
            },
            sold: { type: 'final' },
          },
          onDone: { actions: 'nextSeat', target: 'closed' },
        },
        closed: { type: 'final' },
      },
      onDone: { target: 'night' },
    },
    night: { type: 'final' },
  },
}

const log = (word: string) => (state: Position) => {
  state.log.push(word)
}
const parts = {
  id: 'sale',
  linkCode: 's',
  version: 1,
  chart,
  guards: { tired: ({ players }: Position) => players.every(({ coins }) => coins === 0) },
  steps: {
    open: log('open'),
    callLot: log('callLot'),
    nextSeat(state: Position) {
      state.seat = (state.seat + 1) % state.players.length
    },
  },
  moveDefinitions: definitions,
  moveKinds: {
    bid: { during: 'lot', fields: { coins: oneOf(['one', 'two']) } },
    drink: { during: 'any', fields: {} },
    leave: { during: 'lot', fields: {} },
    restart: { during: 'day', fields: {} },
    shout: { during: 'lot', fields: {} },
  } satisfies MoveKinds,
  copy: (position: Position) => structuredClone(position),
  ownPlaces: new Set<'purse'>(['purse']),
  uncounted: new Set<'coin'>(),
}
const game = makeGame<Sale>(parts)
const { startActor, positionOf } = makeMachine<Sale>(parts)
const start = (): Position => ({
  at: 'day.lot.bidding',
  seat: 0,
  players: [0, 1, 2].map(() => ({ coins: 1, drinks: 0 })),
  log: [],
})

/** Plays moves by stepper and actor alike; both must agree on position and events. */
function play(moves: readonly Move[]): Position {
  let position = start()
  const actor = startActor(position)
  for (const move of moves) {
    const next = game.applyMove(position, move)
    if (!next.ok) throw new Error(next.broken.join())
    position = next.position
    expect(actor.getSnapshot().can({ type: move.do, move })).toBe(true)
    actor.send({ type: move.do, move })
    expect(positionOf(actor.getSnapshot())).toEqual(position)
    const events: EventOf<Sale>[] = actor.getSnapshot().context.events
    expect(events).toEqual(next.events)
  }
  return position
}

describe('acts open to other seats', () => {
  test('may be made by a seat that does not decide, and leave the decision where it is', () => {
    const after = play([{ do: 'drink', seat: 1 }])
    expect(after).toMatchObject({ at: 'day.lot.bidding', seat: 0, log: [] })
    expect(after.players[1]?.drinks).toBe(1)
  })

  test('are listed for every seat that may, and refused to one that may not', () => {
    const drinkers = [...game.legalMoves(start())].filter((move) => move.do === 'drink')
    expect(drinkers.map(({ seat }) => seat)).toEqual([0, 1])
    expect(game.judge(start(), { do: 'drink', seat: 2 }).broken).toEqual(['turn.seat'])
    expect(game.judge(start(), { do: 'bid', seat: 1, coins: 'one' }).broken).toEqual(['turn.seat'])
    const actor = startActor(start())
    const move: Move = { do: 'drink', seat: 2 }
    expect(actor.getSnapshot().can({ type: 'drink', move })).toBe(false)
  })

  test('keep their rules', () => {
    const full = play([
      { do: 'drink', seat: 1 },
      { do: 'drink', seat: 1 },
    ])
    expect(game.judge(full, { do: 'drink', seat: 1 }).broken).toEqual(['sale.thirst'])
  })
})

describe('ways on outer states and states three deep', () => {
  const bid = (seat: number): Move => ({ do: 'bid', seat, coins: 'one' })

  test('a way without a target stays, one with a target leaves', () => {
    expect(play([{ do: 'leave', seat: 0 }]).at).toBe('night')
    expect(game.moveKindsAt(start())).toEqual(['bid', 'shout', 'leave', 'restart', 'drink'])
  })

  test('a way within an outer state enters what is inside anew, not itself', () => {
    expect(play([bid(0), { do: 'restart', seat: 1 }])).toMatchObject({
      at: 'day.lot.bidding',
      seat: 1,
      log: ['callLot'],
    })
  })

  test('inner ends lead outward', () => {
    expect(play([bid(0), bid(1), bid(2)])).toMatchObject({ at: 'night', seat: 0 })
  })
})

test('a move definition that draws its own move does not shut out the others', () => {
  const chance = { rng: 1 }
  const drawn = new Map<string, number>()
  for (let turn = 0; turn < 3000; turn++) {
    const move = game.randomMove(start(), () => random(chance))
    if (move) drawn.set(move.do, (drawn.get(move.do) ?? 0) + 1)
  }
  // Two bids, two drinkers, leaving, beginning again, and the one that draws: seven alike.
  const shares = ['bid', 'drink', 'leave', 'restart', 'shout'].map((kind) =>
    Math.round(((drawn.get(kind) ?? 0) / 3000) * 7),
  )
  expect(shares).toEqual([2, 2, 1, 1, 1])
})
