import { type Effect, effect, replaced } from '../../../../scenario/mutation/effect.ts'
import * as rules from '../../../../scenario/mutation/rules.ts'
import { puertoRico } from '../../complete.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import { COUNTS } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { revertEvent } from './revert-event.ts'

type Undo = rules.Undo<PuertoRico>

const payMore: Undo = (position, { seat, count }) => {
  const player = position.players[seat]
  if (player) player.coins -= count
}
const giveBack: Undo = (position, event) => revertEvent(position, { ...event, from: 'supply' })
const forget =
  (trigger: Position['ending'][number]): Undo =>
  (position) => {
    position.ending = position.ending.filter((other) => other !== trigger)
  }

/** What it means that a rule does nothing, where that is not to move the tokens of its events back. */
const OTHERWISE: Partial<Record<RuleId, Undo>> = {
  'builder.quarry': payMore,
  'builder.privilege': payMore,
  'craftsman.shortage': (position, event) =>
    revertEvent(position, { ...event, to: 'goods', count: -event.count }),
  'mayor.store': giveBack,
  'forest-house.discount': payMore,
  'library.discount': payMore,
  'zoning-office.small': payMore,
  'zoning-office.large': payMore,
  'library.double': ({ expansions }) => {
    if (!expansions) return
    expansions.doubled = []
    expansions.phase.doubled = false
  },
  'storehouse.keep': giveBack,
  'storage.keep': giveBack,
  'small-warehouse.keep': giveBack,
  'large-warehouse.keep': giveBack,
  'end.colonists': forget('colonists'),
  'end.chips': forget('chips'),
  'end.city': forget('city'),
  'end.chips-on-paper': (position, event) => revertEvent(position, { ...event, to: 'chips' }),
  'end.round-played': (position, _, before) => {
    position.at = before.at
  },
  'round.governor': (position, _, { governor }) => {
    Object.assign(position, { governor, chooser: governor, seat: governor })
  },
}

/** The rule grants nothing, in play or in the deal. */
export const granting = (rule: RuleId): Effect<PuertoRico> =>
  rules.granting(puertoRico, rule, OTHERWISE[rule] ?? revertEvent)
export const dealing = (rule: RuleId): Effect<PuertoRico> =>
  rules.dealing(puertoRico, rule, revertEvent)

/** What is counted at the end counts nothing; without draws, chance decides between equals. */
export const SCORING: readonly Effect<PuertoRico>[] = [
  ...(['score.chips', 'score.buildings', 'score.tie-break'] as const).map((rule) =>
    effect<PuertoRico>(`${rule} counts nothing`, () => replaced(COUNTS, rule, () => 0)),
  ),
  effect<PuertoRico>('score.draw draws nothing', () => {
    let rank = 0
    const count = COUNTS['score.tie-break']
    return replaced(COUNTS, 'score.tie-break', (player) => count(player) + (rank++ % 7) / 10)
  }),
]
