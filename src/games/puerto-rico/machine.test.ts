import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type EditionId, OPTION_VALUES, type Options } from './editions.ts'
import { game } from './game.ts'
import { machine, positionOf, snapshotAt } from './machine.ts'
import type { Move } from './moves.ts'
import { moverOf, seedOf } from './random-game.ts'
import { type GameSetup, setUp } from './setup.ts'
import type { Position } from './state.ts'

const RESTORE_EVERY = 50

const actorAt = (position: Position) =>
  createActor(machine, { snapshot: snapshotAt(position), input: position }).start()

/** A game as it comes back from storage. */
const stored = (position: Position): Position => JSON.parse(JSON.stringify(position))

/** Plays one game in both ways and expects the same positions and notes after every move. */
function playBoth(setup: GameSetup): number {
  const draw = moverOf(setup.seed)
  let position = setUp(setup)
  let actor = actorAt(position)
  for (let decision = 0; ; decision++) {
    const move = game.randomMove(position, draw)
    if (!move) {
      expect(actor.getSnapshot().status).toBe('done')
      return decision
    }
    const next = game.advance(position, move)
    if (!next.ok) throw new Error(`${JSON.stringify(move)} breaks ${next.broken}`)
    if (decision % RESTORE_EVERY === 0) actor = actorAt(stored(position))
    actor.send({ type: move.do, move })
    const snapshot = actor.getSnapshot()
    const same =
      isDeepStrictEqual(positionOf(snapshot), next.position) &&
      isDeepStrictEqual(snapshot.context.notes, next.notes)
    if (!same) {
      expect({ decision, move, ...positionOf(snapshot) }).toEqual({
        decision,
        move,
        ...next.position,
      })
      expect(snapshot.context.notes).toEqual(next.notes)
    }
    position = next.position
  }
}

function seededOptions(index: number): Partial<Options> {
  return Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([option, values], place) => [
      option,
      values[(index >> (place % 8)) & 1],
    ]),
  )
}

describe('the compiled stepper and XState give the same positions and notes', () => {
  test.each<[number, EditionId, number]>([
    [500, 'two-player', 2],
    [40, 'classic', 3],
    [30, 'classic', 4],
    [30, 'classic', 5],
  ])(
    'in %i games of %s with %i seats',
    (games, edition, seats) => {
      let decisions = 0
      for (let index = 0; index < games; index++)
        decisions += playBoth({ edition, seats, seed: seedOf(seats, index) })
      expect(decisions).toBeGreaterThan(games * 100)
    },
    240_000,
  )

  test('under every option', () => {
    for (let index = 0; index < 40; index++)
      playBoth({
        edition: 'classic',
        seats: 2 + (index % 4),
        seed: index,
        options: seededOptions(index),
      })
  }, 120_000)
})

describe('the machine', () => {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })

  test('takes only what the rules allow', () => {
    const legal: Move = { do: 'chooseRole', seat: 0, role: 'mayor' }
    const snapshot = actorAt(position).getSnapshot()
    expect(snapshot.can({ type: legal.do, move: legal })).toBe(true)
    const moves: Move[] = [
      { do: 'chooseRole', seat: 1, role: 'mayor' },
      { do: 'chooseRole', seat: 0, role: 'prospector2' },
      { do: 'pass', seat: 0 },
      { do: 'recruit', seat: 0 },
    ]
    for (const move of moves) expect(snapshot.can({ type: move.do, move })).toBe(false)
  })

  test('stays where it is at an illegal move', () => {
    const actor = actorAt(position)
    actor.send({ type: 'pass', move: { do: 'pass', seat: 0 } })
    expect(positionOf(actor.getSnapshot())).toEqual(position)
  })

  test('goes on from its own snapshot after storage', () => {
    const actor = actorAt(position)
    actor.send({ type: 'chooseRole', move: { do: 'chooseRole', seat: 0, role: 'settler' } })
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
    const restored = createActor(machine, { snapshot, input: position }).start()
    expect(positionOf(restored.getSnapshot())).toEqual(positionOf(actor.getSnapshot()))
    expect(positionOf(restored.getSnapshot()).at).toBe('settler.turn')
  })
})
