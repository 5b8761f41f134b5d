/** What the referee asks of Puerto Rico. */
import { letterOf } from '../../../engine/seats.ts'
import type { RefereeGame } from '../../../referee/definition.ts'
import { BUILDING } from '../rules/buildings.ts'
import { duringOf, type Move, type MoveOf } from '../rules/moves.ts'
import { colonistsOf, hasBuilt } from '../rules/player.ts'
import { countLayouts } from '../rules/roles/mayor.ts'
import { scoreOf } from '../rules/scoring.ts'
import { type Position, playerAt } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { type BuildingId, roleOf, TILES } from '../rules/vocabulary.ts'
import { draftFrom } from '../scenario/read-position.ts'
import { fillUp, type Layout } from '../table/layout.ts'

export const referee: RefereeGame<PuertoRico>['referee'] = {
  draftFrom,
  leadsTo: (move, refused) =>
    move.do === 'chooseRole' &&
    refused.do !== 'chooseRole' &&
    roleOf(move.role) === duringOf(refused.do),
  apart,
  sortOf: (move) => ('ship' in move ? `${move.do} ${move.ship}` : move.do),
  mended: (position, refused) =>
    position.at === 'mayor.placing' ? nearestLayout(position, refused) : null,
  countMoves: (position) =>
    position.at === 'mayor.placing' ? countLayouts(playerAt(position, position.seat)) : null,
  standing(position) {
    const scores = position.players.map((_, seat) => {
      const { total, lines } = scoreOf(position, seat)
      return { total, rules: lines.map(({ rule }) => rule) }
    })
    return {
      rules: [...new Set(scores.flatMap(({ rules }) => rules))],
      end: Object.fromEntries(scores.map(({ total }, seat) => [letterOf(seat), { score: total }])),
    }
  },
}

/** The other tile of the same role comes first, declining last; dearer and cheaper buildings by their distance. */
function apart(move: Move, refused: Move): number {
  if (move.do === 'pass') return 1
  if (move.do === 'chooseRole' && refused.do === 'chooseRole')
    return roleOf(move.role) === roleOf(refused.role) ? -1 : 0
  if (move.do !== 'build' || refused.do !== 'build') return 0
  return Math.abs(BUILDING[move.building].cost - BUILDING[refused.building].cost) / 10
}

/** The layout asked for, cut down to the circles and colonists that are there, and what is left filled up. */
function nearestLayout(position: Position, refused: Move): MoveOf<'place'> {
  const { seat } = position
  const player = playerAt(position, seat)
  const asked: Layout = refused.do === 'place' ? refused : { island: {}, city: {} }
  const layout: Layout = { island: {}, city: {} }
  let left = colonistsOf(player)
  const take = (wanted: number, circles: number): number => {
    const count = Math.min(wanted, circles, left)
    left -= count
    return count
  }
  for (const tile of TILES) {
    const count = take(asked.island[tile] ?? 0, player.tiles[tile])
    if (count > 0) layout.island[tile] = count
  }
  for (const [id, wanted] of Object.entries(asked.city) as [BuildingId, number][]) {
    const count = take(wanted, hasBuilt(player, id) ? BUILDING[id].circles : 0)
    if (count > 0) layout.city[id] = count
  }
  return { do: 'place', seat, ...fillUp(player, layout) }
}
