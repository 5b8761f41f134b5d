/** How a game of Le Havre is written in a link. */
import { MOST_SEED } from '../../engine/rng.ts'
import type { LinkedGame } from '../../saves/by-link/definition.ts'
import { codeOne } from '../../saves/by-link/digits.ts'
import { codeOptions } from '../../saves/by-link/options.ts'
import { OPTION_VALUES } from './rules/options.ts'
import type { LeHavre } from './rules/types.ts'
import { ITEMS, VERSIONS } from './rules/vocabulary.ts'

export const linked: LinkedGame<LeHavre> = {
  codeSetup: (code, { version, seed = 0, options }) => ({
    version: codeOne(code, VERSIONS, version),
    seed: code(MOST_SEED + 1, seed),
    options: codeOptions(code, OPTION_VALUES, options),
  }),
  mostOf({ players, options }, { seat }, field, id) {
    if (field === 'take') return 1
    const item = ITEMS.find((one) => one === id)
    const held = item && players[seat]?.items[item]
    // What is taken may be given at once where exchanges are chained.
    const more = field === 'give' && options['businessOffice.chain'] ? 1 : 0
    return held === undefined ? undefined : held + more
  },
}
