import type { SomeOpened } from '../../../frame/entry.ts'
import type { PuertoRicoBots } from '../bots/types.ts'
import { OPENINGS_FILE } from '../reference/openings.ts'
import { roleOf } from '../rules/vocabulary.ts'
import { players } from './players.ts'

/** How games of Puerto Rico begin: the roles of the first round, of the settler whether a quarry was taken. */
export const openings: SomeOpened = (use) =>
  use<PuertoRicoBots>({
    players,
    file: OPENINGS_FILE,
    tables: [
      { edition: 'two-player', seats: 2 },
      { edition: 'classic', seats: 3 },
      { edition: 'classic', seats: 4 },
      { edition: 'classic', seats: 5 },
    ],
    bots: { first: 'expert', searched: 100, rounds: 1, after: 'intermediate' },
    choiceOf({ role, chooser, seat }, move) {
      if (move.do === 'chooseRole') return move.role === 'settler' ? null : roleOf(move.role)
      if (role !== 'settler' || chooser !== seat) return null
      if (move.do === 'takeTile') return move.tile === 'quarry' ? 'quarry' : 'plantation'
      return move.do === 'pass' ? 'plantation' : null
    },
    builtBy: (move) => (move.do === 'build' ? move.building : null),
  })
