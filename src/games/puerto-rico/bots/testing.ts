/** Positions for tests: games with any options, played at random or by the heuristic. */
import { type Rng, random, randomBelow, shuffled } from '../../../engine/rng.ts'
import { copyState } from '../rules/copy-state.ts'
import { type EditionId, OPTION_IDS, OPTION_VALUES, type Options } from '../rules/editions.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { decide } from './heuristic/decide.ts'

export const TABLES: readonly [EditionId, number][] = [
  ['two-player', 2],
  ['classic', 2],
  ['classic', 3],
  ['classic', 4],
  ['classic', 5],
]

/** Every option set to any of its values. */
function anyOptions(rng: Rng): Options {
  const set = OPTION_IDS.map((id) => {
    const values = OPTION_VALUES[id]
    return [id, values[randomBelow(rng, values.length)]]
  })
  return Object.fromEntries(set) as Options
}

/** Every position of a game in which anybody plays well or at random; a copy of each. */
export function* positionsOf(edition: EditionId, seats: number, rng: Rng): Generator<Position> {
  const seed = randomBelow(rng, 1e9)
  const position = setUp({ edition, seats, seed, options: anyOptions(rng) })
  const sense = random(rng)
  while (position.at !== 'over') {
    yield copyState(position)
    const sensible = random(rng) < sense ? decide(position).move : null
    const move = sensible ?? game.randomMove(position, () => random(rng))
    if (!move) throw new Error(`nothing to do at ${position.at}`)
    game.applyMoveInPlace(position, move)
  }
}

/** The same position with everything else that nobody may see. */
export function otherwiseHidden(position: Position, rng: Rng): Position {
  const other = copyState(position)
  other.rng = randomBelow(rng, 2 ** 31)
  other.plantations.pile = shuffled(rng, other.plantations.pile)
  return other
}
