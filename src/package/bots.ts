/** Bots for programs. Each is shown what its seat may see, and no more. */

import type { BotTypes, Budget, Choice } from '../bots/bot.ts'
import { choose } from '../bots/bot.ts'
import type { Bots } from '../bots/definition.ts'
import { BOTS as LE_HAVRE } from '../games/le-havre/bots/bots.ts'
import type { LeHavreBots } from '../games/le-havre/bots/types.ts'
import { playerView as viewLeHavre } from '../games/le-havre/rules/view.ts'
import { BOTS as PUERTO_RICO } from '../games/puerto-rico/bots/bots.ts'
import type { PuertoRicoBots } from '../games/puerto-rico/bots/types.ts'
import '../games/puerto-rico/rules/expansions/rules.ts'
import { playerView as viewPuertoRico } from '../games/puerto-rico/rules/view.ts'

export type { BotTypes, Budget, Choice, ReasonOf, Valued } from '../bots/bot.ts'
export type { LeHavreBots, PuertoRicoBots }

/** The bots of one game. */
export interface BotsOf<G extends BotTypes> {
  /** Their levels, from the weakest to the strongest. */
  readonly levels: readonly G['Level'][]
  /**
   * What a bot would do for the seat whose decision it is.
   * @param budget `{ iterations }` gives the same answer on every machine, `{ ms }` thinks by the clock.
   * @param seed same position, same seed, same iterations: same answer.
   * @returns the move, why (as data), and the next best moves where several were compared.
   * @throws where the level is unknown, or the game is over.
   */
  choose: (level: G['Level'], position: G['Position'], budget: Budget, seed: number) => Choice<G>
}

function botsOf<G extends BotTypes>(
  bots: Bots<G>,
  view: (position: G['Position'], seat: number) => G['View'],
): BotsOf<G> {
  const levels = Object.keys(bots) as G['Level'][]
  return {
    levels,
    choose(level, position, budget, seed) {
      if (!levels.includes(level))
        throw new RangeError(`level: ${levels.join(' | ')} expected, not ${JSON.stringify(level)}`)
      return choose(bots[level], view(position, position.seat), budget, { rng: seed | 0 })
    },
  }
}

export const puertoRicoBots: BotsOf<PuertoRicoBots> = botsOf(PUERTO_RICO, viewPuertoRico)
export const leHavreBots: BotsOf<LeHavreBots> = botsOf(LE_HAVRE, viewLeHavre)
