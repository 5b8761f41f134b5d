import type { SomeOpened } from '../../../frame/entry.ts'
import type { LeHavreBots } from '../bots/types.ts'
import { OPENINGS_FILE } from '../reference/openings.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { players } from './players.ts'

const SEATS = [2, 3, 4]

/** How games of Le Havre begin: main actions, by the offer taken or the building entered. */
export const openings: SomeOpened = (use) =>
  use<LeHavreBots>({
    players,
    file: OPENINGS_FILE,
    tables: ['short', 'full'].flatMap((edition) => SEATS.map((seats) => ({ edition, seats }))),
    bots: { first: 'expert', searched: 1000, rounds: 1, after: 'intermediate' },
    choiceOf(_, move) {
      if (move.do === 'takeOffer') return move.space
      return move.do === 'enter' ? move.building : null
    },
    builtBy(move) {
      if (move.do === 'construct') return move.building
      return move.do === 'buy' ? (BUILDINGS.find((id) => id === move.card) ?? null) : null
    },
  })
