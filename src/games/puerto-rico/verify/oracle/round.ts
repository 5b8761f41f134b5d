/** A whole game, from the draft or from a table where a role is to be chosen (docs/rulings.md B, G6). */
import type { State } from '../../rules/state.ts'
import { type Role, roleOf, type Seat } from '../../rules/vocabulary.ts'
import { builderPhase } from './builder.ts'
import { captainPhase } from './captain.ts'
import { craftsmanPhase } from './craftsman.ts'
import { draft } from './draft.ts'
import { rolesEach } from './figures.ts'
import { ask, beforeRole } from './guests.ts'
import { mayorPhase } from './mayor.ts'
import { settlerPhase } from './settler.ts'
import { type Coroutine, type Phase, playerIn } from './table.ts'
import { traderPhase } from './trader.ts'

const PHASES: Record<Role, Phase> = {
  settler: settlerPhase,
  mayor: mayorPhase,
  builder: builderPhase,
  craftsman: craftsmanPhase,
  trader: traderPhase,
  captain: captainPhase,
  prospector(table, chooser, isDoubled) {
    playerIn(table, chooser).coins += isDoubled() ? 2 : 1
    return nothingAsked()
  },
}

function* nothingAsked(): Coroutine {}

/** Plays on the table itself until the game is over. */
export function* runModel(table: State): Coroutine {
  if (table.expansions && table.picks === 0 && table.round === 1) yield* draft(table)
  const seats = table.players.length
  for (;;) {
    while (table.picks < seats * rolesEach(seats)) {
      const chooser = (table.governor + table.picks) % seats
      yield* chooseAndPlay(table, chooser)
    }
    for (const card of table.roles) if (card.takenBy === null) card.coins += 1
    table.role = null
    if (table.ending.length > 0) return
    for (const card of table.roles) card.takenBy = null
    table.governor = (table.governor + 1) % seats
    table.round += 1
    table.picks = 0
    if (table.expansions) table.expansions.doubled = []
  }
}

/** One pick: a role nobody has taken must be chosen, its coins with it (docs/rulings.md B2, B3); then everybody acts. */
function* chooseAndPlay(table: State, chooser: Seat): Coroutine {
  table.role = null
  table.chooser = chooser
  const free = table.roles.filter((card) => card.takenBy === null)
  const answer = yield* ask(table, () => ({
    at: 'roles',
    seat: chooser,
    allows: (move) => move.do === 'chooseRole' && free.some((card) => card.id === move.role),
  }))
  const card = free.find(({ id }) => answer?.do === 'chooseRole' && id === answer.role)
  if (!card) throw new Error('a free role expected')
  card.takenBy = chooser
  playerIn(table, chooser).coins += card.coins
  card.coins = 0
  table.role = card.id
  table.picks += 1
  const isDoubled = yield* beforeRole(table, chooser)
  yield* PHASES[roleOf(card.id)](table, chooser, isDoubled)
}
