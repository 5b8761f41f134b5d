/** The final score (docs/rulings.md H). */
import type { FinalBonus } from './building-row.ts'
import { BUILDING } from './buildings.ts'
import { colonistsOf, forestsOf, goodsOf, noblesOf, workersOn } from './player.ts'
import type { RuleId } from './rule-ids.ts'
import { type Player, playerAt, type State } from './state.ts'
import { type BuildingId, LAND_SPACES, type Seat, TILES } from './vocabulary.ts'

/** One line of a score sheet: points, the rule they follow, and what was counted. */
export interface ScoreLine {
  rule: RuleId
  points: number
  /** What the line counted: chips, tiles, colonists, buildings. */
  counted: number
  building?: BuildingId
}

export interface ScoreSheet {
  seat: Seat
  lines: ScoreLine[]
  total: number
  /** Coins and goods, which part equal totals. */
  tieBreak: number
}

const buildingsOf = (player: Player, kinds: readonly string[]): number =>
  player.city.filter(({ id }) => kinds.includes(BUILDING[id].kind)).length

const landTiles = (player: Player): number =>
  TILES.reduce((sum, tile) => sum + player.tiles[tile], forestsOf(player))

/** Sets of three equal land tiles; forests are a kind of their own. */
const tileSets = (player: Player): number =>
  TILES.reduce(
    (sum, tile) => sum + Math.floor(player.tiles[tile] / 3),
    Math.floor(forestsOf(player) / 3),
  )

/** Points by the number of sets. */
const SET_POINTS = [0, 1, 3, 6, 10]

/** Points by the number of land tiles: none for none, 4 up to nine, then one more each (docs/rulings.md H2). */
const residencePoints = (tiles: number): number =>
  tiles === 0 ? 0 : Math.max(4, tiles - LAND_SPACES + 7)

/** What a large building counts, and what it is worth. */
const FINAL_BONUS: Record<FinalBonus, (player: Player) => { counted: number; points: number }> = {
  productionBuildings(player) {
    const production = player.city
      .map(({ id }) => BUILDING[id])
      .filter(({ kind }) => kind === 'production')
    const large = production.filter(({ column }) => column > 1).length
    return { counted: production.length, points: production.length + large }
  },
  landTiles(player) {
    const tiles = landTiles(player)
    return { counted: tiles, points: residencePoints(tiles) }
  },
  colonists(player) {
    const colonists = colonistsOf(player)
    return { counted: colonists, points: Math.floor(colonists / 3) }
  },
  chips: (player) => ({ counted: player.vp, points: Math.floor(player.vp / 4) }),
  commercialBuildings(player) {
    const buildings = buildingsOf(player, ['commercial', 'large'])
    return { counted: buildings, points: buildings }
  },
  sets(player) {
    const sets = tileSets(player)
    return { counted: sets, points: SET_POINTS[sets] ?? 0 }
  },
  nobles(player) {
    const nobles = noblesOf(player)
    return { counted: nobles, points: nobles }
  },
}

/** What every player is counted for. */
export const COUNTS: Record<
  'score.chips' | 'score.buildings' | 'score.tie-break',
  (player: Player) => number
> = {
  'score.chips': (player) => player.vp,
  'score.buildings': (player) => player.city.reduce((sum, { id }) => sum + BUILDING[id].vp, 0),
  'score.tie-break': (player) => player.coins + goodsOf(player),
}

/** The score of one seat as it would be if the game ended now. */
export function scoreOf(state: Pick<State, 'players'>, seat: Seat): ScoreSheet {
  const player = playerAt(state, seat)
  const chips = COUNTS['score.chips'](player)
  const lines: ScoreLine[] = [
    { rule: 'score.chips', points: chips, counted: chips },
    {
      rule: 'score.buildings',
      points: COUNTS['score.buildings'](player),
      counted: player.city.length,
    },
  ]
  if (player.nobles) {
    const nobles = noblesOf(player)
    lines.push({ rule: 'noble.points', points: nobles, counted: nobles })
  }
  for (const { id } of player.city) {
    const { powers, rule } = BUILDING[id]
    if (!powers.finalBonus || !rule || workersOn(player, id) < 1) continue
    lines.push({ rule, building: id, ...FINAL_BONUS[powers.finalBonus](player) })
  }
  const total = lines.reduce((sum, line) => sum + line.points, 0)
  return { seat, lines, total, tieBreak: COUNTS['score.tie-break'](player) }
}

export interface Result {
  sheets: ScoreSheet[]
  /** Seats that share the first rank: one winner, or a draw. */
  winners: Seat[]
  /** The rule that decided between equal totals, where it had to. */
  decidedBy: 'score.tie-break' | 'score.draw' | null
}

/** The result if the game ended now: most points, then most coins and goods, else a draw (docs/rulings.md H7, H8). */
export function resultOf(state: Pick<State, 'players'>): Result {
  const sheets = state.players.map((_, seat) => scoreOf(state, seat))
  const best = Math.max(...sheets.map((sheet) => sheet.total))
  const leaders = sheets.filter((sheet) => sheet.total === best)
  const richest = Math.max(...leaders.map((sheet) => sheet.tieBreak))
  const winners = leaders.filter((sheet) => sheet.tieBreak === richest)
  const decidedBy =
    leaders.length === 1 ? null : winners.length === 1 ? 'score.tie-break' : 'score.draw'
  return { sheets, winners: winners.map((sheet) => sheet.seat), decidedBy }
}
