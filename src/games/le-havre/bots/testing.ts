/** Games of bots, for tests: every move judged. */
import { type Choice, choose } from '../../../bots/bot.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { playerView } from '../rules/view.ts'
import type { Version } from '../rules/vocabulary.ts'
import { optionsBy } from '../verify/setups.ts'
import { BOTS } from './bots.ts'
import type { Level } from './levels.ts'
import type { LeHavreBots } from './types.ts'

const BUDGET = { iterations: 6 }

/** Plays a game of bots to its end; a move that is not legal, or another seat's, throws. */
export function playGame(
  levels: readonly Level[],
  start: Position,
  seen: (position: Position, choice: Choice<LeHavreBots>) => void = () => undefined,
): Position {
  let position = start
  const rng = { rng: 1 }
  while (position.at !== 'over') {
    const { seat } = position
    const level = levels[seat]
    if (!level) throw new RangeError(`no bot in seat ${seat}`)
    const choice = choose(BOTS[level], playerView(position, seat), BUDGET, rng)
    const { move } = choice
    if (move.seat !== seat) throw new Error(`${level} moved for another seat`)
    seen(position, choice)
    const made = game.applyMove(position, move)
    if (!made.ok) throw new Error(`${position.at}: ${JSON.stringify(move)} breaks ${made.broken}`)
    position = made.position
  }
  return position
}

/** The same from a deal; `bits` names the options. */
export const toEnd = (
  levels: readonly Level[],
  version: Version,
  seed: number,
  bits = 0,
): Position =>
  playGame(levels, setUp({ version, seats: levels.length, seed, options: optionsBy(bits) }))
