/** 모집관: of all layouts the one that yields most until the end; what is left over stands anywhere. */
import { BUILDING } from '../../rules/buildings.ts'
import type { MoveOf } from '../../rules/moves.ts'
import type { Player } from '../../rules/state.ts'
import { GOODS, type Good, TILES } from '../../rules/vocabulary.ts'
import type { Rule } from './decision.ts'
import type { Estate } from './estate.ts'
import { bestSteps, type Use, usesOf } from './layout.ts'
import { seatNobles } from './nobles.ts'
import { estateAt, type Outlook, surveyOf } from './outlook.ts'

type Layout = MoveOf<'place'>

export const mayor: Rule = {
  makesMoves: true,
  rank(position) {
    const survey = surveyOf(position)
    const estate = estateAt(survey, position.seat)
    return [{ move: layoutFor(estate, position.seat, survey.outlook), value: 0 }]
  },
  explain(_, { move }) {
    if (move.do !== 'place') return { kind: 'colonist' }
    return { kind: 'layout', goods: goodsMade(move), buildings: powersOf(move) }
  },
}

/** The layout that yields most in an outlook. */
export function layoutFor(estate: Estate, seat: number, outlook: Outlook): Layout {
  const { player } = estate
  const uses = usesOf(estate, outlook)
  const move: Layout = { do: 'place', seat, island: {}, city: {} }
  let left = Math.min(estate.colonists, estate.allCircles)
  const steps = bestSteps(uses, left)
  for (const [index, use] of uses.entries()) left -= put(player, move, use, steps[index] ?? 0)
  fillUp(player, move, left)
  return player.nobles ? seatNobles(player, move) : move
}

/** Puts colonists where a use wants them and says how many that took. */
function put(player: Player, move: Layout, { tile, building, cost }: Use, steps: number): number {
  if (steps === 0) return 0
  if (building) move.city[building] = steps
  else if (tile) move.island[tile] = steps
  if (cost === 2) {
    let open = steps
    for (const { id } of player.city) {
      if (BUILDING[id].good !== tile || open === 0) continue
      const here = Math.min(open, BUILDING[id].circles)
      move.city[id] = here
      open -= here
    }
  }
  return steps * cost
}

/** Everybody must stand somewhere: on buildings first, then on tiles. */
function fillUp(player: Player, move: Layout, colonists: number): void {
  let left = colonists
  for (const { id } of player.city) {
    const here = Math.min(left, BUILDING[id].circles - (move.city[id] ?? 0))
    if (here > 0) move.city[id] = (move.city[id] ?? 0) + here
    left -= here
  }
  for (const tile of TILES) {
    const here = Math.min(left, player.tiles[tile] - (move.island[tile] ?? 0))
    if (here > 0) move.island[tile] = (move.island[tile] ?? 0) + here
    left -= here
  }
}

/** Goods that a layout makes in one production. */
export function goodsMade({ island, city }: Layout): number {
  const workers: Partial<Record<Good, number>> = {}
  let occupied: keyof typeof city
  for (occupied in city) {
    const { good } = BUILDING[occupied]
    if (good) workers[good] = (workers[good] ?? 0) + (city[occupied] ?? 0)
  }
  return GOODS.reduce(
    (sum, good) =>
      sum +
      Math.min(island[good] ?? 0, good === 'corn' ? (island.corn ?? 0) : (workers[good] ?? 0)),
    0,
  )
}

function powersOf({ city }: Layout): number {
  let powers = 0
  let occupied: keyof typeof city
  for (occupied in city) if (BUILDING[occupied].kind !== 'production') powers++
  return powers
}
