import type { ScriptDefinition } from '../../../ui/figure/definition.ts'
import { game } from '../rules/game.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { addressesOf } from '../table/event-places.ts'

/** Cards on which a disc has come or from which one has gone. */
const changed = (before: Position, after: Position): string[] =>
  after.players.flatMap(({ disc }, seat) => {
    const was = before.players[seat]?.disc ?? null
    return disc === was ? [] : [was, disc].flatMap((card) => (card ? [`card:${card}`] : []))
  })

/** How the moves of a scenario are walked through. */
export const script: ScriptDefinition<LeHavre> = { game, addressesOf, changed }
