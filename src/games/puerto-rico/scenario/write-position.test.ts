import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { random } from '../../../engine/rng.ts'
import { parseScenario } from '../../../scenario/parse.ts'
import { puertoRico } from '../definition.ts'
import { copyState } from '../rules/copy-state.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { positionFrom } from './read-position.ts'
import { startFrom } from './write-position.ts'

/** Positions from the middle of seeded games, all numbers of seats. */
function* positions(games: number): Generator<Position> {
  for (let seed = 0; seed < games; seed++) {
    const chance = { rng: seed }
    const draw = () => random(chance)
    const position = setUp({ edition: 'classic', seats: 2 + (seed % 4), seed })
    for (let move = game.randomMove(position, draw); move; move = game.randomMove(position, draw)) {
      if (draw() < 0.03) yield copyState(position)
      game.applyMoveInPlace(position, move)
    }
    yield position
  }
}

test('a position told as YAML and read again is the same', () => {
  for (const position of positions(12)) {
    const text = stringify({ rules: ['captain.load'], ...startFrom(position) })
    const parsed = parseScenario(puertoRico, text)
    expect(parsed).toMatchObject({ ok: true })
    if (!parsed.ok) continue
    expect(positionFrom(parsed.source)).toEqual({ ok: true, value: position })
  }
})
