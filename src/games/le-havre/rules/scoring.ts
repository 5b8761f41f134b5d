/** The final score: wealth. */
import type { Result } from '../../../engine/rule-set.ts'
import type { Plus } from './building-row.ts'
import { BUILDING } from './buildings.ts'
import { cardValue } from './cards.ts'
import { LOAN } from './goods.ts'
import { countType } from './player.ts'
import type { RuleId } from './rule-ids.ts'
import { type Player, playerAt, type State } from './state.ts'
import {
  BUILDING_TYPES,
  type BuildingId,
  type BuildingType,
  type CardId,
  GOODS,
  type Seat,
} from './vocabulary.ts'

/** One line of a score sheet: francs, the rule they follow, and what was counted. */
export interface ScoreLine {
  rule: RuleId
  points: number
  counted: number
  building?: BuildingId
  /** Ships, where a rule counts them and buildings. */
  ships?: true
}
export interface ScoreSheet {
  seat: Seat
  lines: ScoreLine[]
  total: number
}

const goodsOf = ({ items }: Player): number => GOODS.reduce((sum, good) => sum + items[good], 0)

/** Ship cards, those among the special cards too. */
const shipsOf = (player: Player): number => player.ships.length + countType(player, 'ship')

function plusOf(player: Player, plus: Plus): { points: number; counted: number } {
  if (plus.perGoods) {
    const counted = goodsOf(player)
    return { counted, points: Math.floor(counted / plus.perGoods) }
  }
  if (plus.perShip) {
    const counted = shipsOf(player)
    return { counted, points: counted * plus.perShip }
  }
  const per = plus.perBuilding ?? {}
  const count = (type: BuildingType): number => (per[type] ? countType(player, type) : 0)
  return {
    counted: BUILDING_TYPES.reduce((sum, type) => sum + count(type), 0),
    points: BUILDING_TYPES.reduce((sum, type) => sum + count(type) * (per[type] ?? 0), 0),
  }
}

const valuesOf = (cards: readonly CardId[]): { points: number; counted: number } => ({
  points: cards.reduce((sum, card) => sum + cardValue(card), 0),
  counted: cards.length,
})

/** What a rule adds to the wealth of a player, line by line. */
export const COUNTED = {
  'score.values': ({ buildings, ships }) => [
    valuesOf(buildings),
    { ...valuesOf(ships), ships: true },
  ],
  'score.plus': (player) =>
    player.buildings.flatMap((building) => {
      const { plus } = BUILDING[building]
      return plus ? [{ building, ...plusOf(player, plus) }] : []
    }),
  'score.cash': ({ items }) => [{ points: items.franc, counted: items.franc }],
  'score.goods-nothing': (player) => [{ points: 0, counted: goodsOf(player) }],
  'loan.end-penalty': ({ loans }) => [
    { points: loans === 0 ? 0 : -LOAN.endPenalty * loans, counted: loans },
  ],
} satisfies Partial<Record<RuleId, (player: Player) => Omit<ScoreLine, 'rule'>[]>>

/** The wealth of one seat as it would be if the game ended now. */
export function scoreOf(state: State, seat: Seat): ScoreSheet {
  const player = playerAt(state, seat)
  const rules = Object.keys(COUNTED) as (keyof typeof COUNTED)[]
  const lines = rules.flatMap((rule) =>
    COUNTED[rule](player).map((line): ScoreLine => ({ rule, ...line })),
  )
  return { seat, lines, total: lines.reduce((sum, { points }) => sum + points, 0) }
}

/** The result if the game ended now: the wealthiest win, all of them. */
export function resultOf(state: State): Result<RuleId> & { sheets: ScoreSheet[] } {
  const sheets = state.players.map((_, seat) => scoreOf(state, seat))
  const points = sheets.map(({ total }) => total)
  const best = Math.max(...points)
  const winners = points.flatMap((total, seat) => (total === best ? [seat] : []))
  return { sheets, points, winners, decidedBy: winners.length > 1 ? 'score.tie' : null }
}
