/** The mayor with an expansion: a second recruit, nobles on the ship and among those who are placed. */
import { buildingOf } from '../buildings.ts'
import type { Emit } from '../events.ts'
import { noblesOf, noblesOn } from '../player.ts'
import { defineMove, rulesOf } from '../roles/define-move.ts'
import * as base from '../roles/mayor.ts'
import { drawCounts, type Layout, lay, layOut, layoutOf, layoutsOf } from '../roles/mayor.ts'
import { doubles } from '../roles/privilege.ts'
import type { RuleId } from '../rule-ids.ts'
import { playerAt, type State } from '../state.ts'
import type { BuildingId } from '../vocabulary.ts'
import { drawNobles, noblesAfter, noblesFit, noblesOver, withNobles } from './nobles.ts'

/** Whether the chooser may recruit once more. */
export function recruitsAgain(state: State): boolean {
  const { expansions, supply } = state
  if (!expansions || expansions.phase.recruits > 1) return false
  return supply.colonists > 0 && doubles(state)
}

/** Somebody stands on a building that has no circle. */
function standsOnNone({ city }: Layout): boolean {
  for (const id in city)
    if (city[id as BuildingId] && buildingOf(id as BuildingId).circles === 0) return true
  return false
}

export const place = defineMove<'place'>({
  rules: {
    'statue.no-circle': (_, move) => !standsOnNone(move),
    ...rulesOf(base.place, ['turn.in-game']),
    'noble.own-nobles': (state, move) => noblesFit(playerAt(state, move.seat), move),
  },
  *candidates(state) {
    const { seat } = state
    const player = playerAt(state, seat)
    for (const layout of layoutsOf(player)) {
      if (!player.nobles) yield { do: 'place', seat, ...layout }
      else
        for (const nobles of noblesOver(player, layout))
          yield { do: 'place', seat, ...withNobles(layout, nobles) }
    }
  },
  draw(state, random) {
    const player = playerAt(state, state.seat)
    const counts = drawCounts(player, random)
    const nobles = player.nobles ? drawNobles(player, counts, random) : {}
    return { do: 'place', seat: state.seat, ...withNobles(layoutOf(player, counts), nobles) }
  },
  applyDrawn(state, random) {
    const player = playerAt(state, state.seat)
    const counts = drawCounts(player, random)
    const nobles = player.nobles && drawNobles(player, counts, random)
    lay(player, counts)
    if (nobles) player.nobles = noblesAfter(player, nobles)
  },
  apply(state, move, emit) {
    const { seat } = move
    const player = playerAt(state, seat)
    const placed = layOut(player, move)
    if (player.nobles) player.nobles = noblesAfter(player, move.nobles)
    const stored = noblesOn(player, 'stored')
    const nobles = noblesOf(player) - stored
    emit('mayor.place', seat, 'colonist', placed - nobles, 'stored', 'board')
    emit('mayor.store', seat, 'colonist', player.stored - stored, 'stored', 'stored')
    emit('mayor.place', seat, 'noble', nobles, 'stored', 'board')
    emit('mayor.store', seat, 'noble', stored, 'stored', 'stored')
  },
})

/** One of those needed is a noble as long as there are nobles; to run out of either ends nothing. */
export function refillWithNoble(state: State, needed: number, rule: RuleId, emit: Emit): void {
  const { expansions } = state
  if (!expansions) return
  const noble = Math.min(1, expansions.nobles)
  const colonists = Math.min(needed - noble, state.supply.colonists)
  expansions.nobles -= noble
  expansions.aboard += noble
  state.supply.colonists -= colonists
  state.market += noble + colonists
  emit('noble.on-ship', state.chooser, 'noble', noble, 'supply', 'market')
  emit(rule, state.chooser, 'colonist', colonists, 'supply', 'market')
}
