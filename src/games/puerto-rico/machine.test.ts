import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { compareWithXState } from '../../engine/equivalence.ts'
import { moverOf, seedOf } from '../../engine/random-game.ts'
import { machine, positionOf, startActor } from './machine.ts'
import { type EditionId, OPTION_VALUES, type Options } from './rules/editions.ts'
import { game } from './rules/game.ts'
import type { Move } from './rules/moves.ts'
import { type GameSetup, setUp } from './rules/setup.ts'
import { expandedSetup } from './verify/positions.ts'
import './rules/expansions/rules.ts'

const compare = (setup: GameSetup): number =>
  compareWithXState(game, { startActor, positionOf }, setUp(setup), moverOf(setup.seed))

function seededOptions(index: number): Partial<Options> {
  return Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([option, values], place) => [
      option,
      values[(index >> (place % 8)) & 1],
    ]),
  )
}

describe('the compiled stepper and XState give the same positions and events', () => {
  test.each<[number, EditionId, number]>([
    [20, 'two-player', 2],
    [10, 'classic', 3],
    [6, 'classic', 4],
    [6, 'classic', 5],
  ])('in %i games of %s with %i seats', (games, edition, seats) => {
    let decisions = 0
    for (let index = 0; index < games; index++)
      decisions += compare({ edition, seats, seed: seedOf(seats, index) })
    expect(decisions).toBeGreaterThan(games * 100)
  })

  test('under every option', () => {
    for (let index = 0; index < 24; index++)
      compare({
        edition: 'classic',
        seats: 2 + (index % 4),
        seed: index,
        options: seededOptions(index),
      })
  })
})

test('with expansions too', () => {
  let decisions = 0
  for (let index = 0; index < 10; index++) decisions += compare(expandedSetup(index))
  expect(decisions).toBeGreaterThan(1000)
})

describe('the machine', () => {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })

  test('takes only what the rules allow', () => {
    const legal: Move = { do: 'chooseRole', seat: 0, role: 'mayor' }
    const snapshot = startActor(position).getSnapshot()
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
    const actor = startActor(position)
    actor.send({ type: 'pass', move: { do: 'pass', seat: 0 } })
    expect(positionOf(actor.getSnapshot())).toEqual(position)
  })

  test('goes on from its own snapshot after storage', () => {
    const actor = startActor(position)
    actor.send({ type: 'chooseRole', move: { do: 'chooseRole', seat: 0, role: 'settler' } })
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
    const restored = createActor(machine, { snapshot, input: position }).start()
    expect(positionOf(restored.getSnapshot())).toEqual(positionOf(actor.getSnapshot()))
    expect(positionOf(restored.getSnapshot()).at).toBe('settler.turn')
  })
})
