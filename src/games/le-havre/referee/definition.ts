/** What the referee asks of Le Havre. */
import { letterOf } from '../../../engine/seats.ts'
import type { RefereeGame } from '../../../referee/definition.ts'
import { BUILDING } from '../rules/buildings.ts'
import type { EffectKind } from '../rules/effects.ts'
import type { Move, MoveKind } from '../rules/moves.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { LeHavre } from '../rules/types.ts'
import { draftFrom } from '../scenario/read-position.ts'

/** The moves that an effect of a building asks for. */
const MADE_BY: Partial<Record<EffectKind, readonly MoveKind[]>> = {
  construct: ['construct'],
  buildShip: ['buildShip', 'exchangeShip'],
  ship: ['ship'],
  sellGoods: ['sellGoods'],
  exchange: ['exchange'],
  trade: ['trade'],
  choose: ['choose'],
  haul: ['haul'],
  displace: ['displace'],
}

/** Whether a building is where such a move is made, or the supply comes before it. */
function leadsTo(move: Move, refused: Move): boolean {
  if (move.do === 'supply') return refused.do === 'takeOffer' || refused.do === 'enter'
  if (move.do !== 'enter') return false
  const effects = BUILDING[move.building].effects ?? []
  return effects.some(({ kind }) => MADE_BY[kind]?.includes(refused.do))
}

/** What nobody asks for comes last. */
const ASIDE: ReadonlySet<MoveKind> = new Set(['buy', 'sell', 'repay', 'endTurn'] as const)

export const referee: RefereeGame<LeHavre>['referee'] = {
  draftFrom,
  leadsTo,
  apart: (move, refused) => (ASIDE.has(move.do) && move.do !== refused.do ? 2 : 0),
  sortOf: (move) => move.do,
  mended: () => null,
  countMoves: () => null,
  standing(position) {
    const sheets = position.players.map((_, seat) => scoreOf(position, seat))
    return {
      rules: [...new Set(sheets.flatMap(({ lines }) => lines.map(({ rule }) => rule)))],
      end: Object.fromEntries(sheets.map(({ total }, seat) => [letterOf(seat), { score: total }])),
    }
  },
}
