/** 선장: points for oneself against points for the others, with the loads that follow played out. */
import type { Move } from '../../rules/moves.ts'
import { keptKinds } from '../../rules/player.ts'
import type { Position, State } from '../../rules/state.ts'
import { each, GOODS } from '../../rules/vocabulary.ts'
import type { Rule } from './decision.ts'
import type { Estate } from './estate.ts'
import { goodsWorth } from './goods.ts'
import { type Outlook, type Survey, surveyOf } from './outlook.ts'
import { type Harbor, harborOf, keepable, loadOn, loadOut } from './ships.ts'
import { WEIGHTS } from './weights.ts'

export const captain: Rule = {
  rank(position, moves) {
    const survey = surveyOf(position)
    return moves.map((move) => ({
      move,
      value: balance(position, gainsAfter(position, move, survey)),
    }))
  },
  explain(position, { move }) {
    const { seat } = position
    const harbor = harborOf(position, position.chooser)
    apply(harbor, move)
    const points = harbor.points[seat] ?? 0
    loadOut(harbor, (seat + 1) % position.players.length)
    const mine = harbor.points[seat] ?? 0
    const theirs = harbor.points.reduce((sum, each) => sum + each, -mine)
    const others = harbor.points.length - 1
    return move.do === 'load' || move.do === 'loadWharf'
      ? { kind: 'load', good: move.good, points, mine, theirs, others }
      : { kind: 'wait', mine, theirs, others }
  },
}

/** One's own gain less what the others' gains count. */
export function balance({ seat, players }: State, gains: readonly number[]): number {
  let value = 0
  for (const [whose, gain] of gains.entries())
    value += whose === seat ? gain : (-gain * WEIGHTS.rivals) / (players.length - 1)
  return value
}

function apply(harbor: Harbor, move: Move): void {
  if (move.do === 'load')
    loadOn(harbor, move.seat, GOODS.indexOf(move.good), harbor.size.indexOf(move.ship))
  else if (move.do === 'loadWharf') loadOn(harbor, move.seat, GOODS.indexOf(move.good), -1)
}

/** What everybody gains in the rest of the phase if `move` is made now. */
function gainsAfter(position: Position, move: Move, survey: Survey): number[] {
  const harbor = harborOf(position, position.chooser)
  apply(harbor, move)
  loadOut(harbor, (position.seat + 1) % position.players.length)
  return gainsOf(harbor, survey.estates, survey.outlook)
}

/** Points made in a harbor played out, and what becomes of the goods that stay. */
export function gainsOf(harbor: Harbor, estates: readonly Estate[], outlook: Outlook): number[] {
  return estates.map((estate, seat) => {
    const { player } = estate
    const left = keepable(harbor.goods[seat] ?? [], keptKinds(player))
    const kept = each(GOODS, (good) => left[GOODS.indexOf(good)] ?? 0)
    const change = goodsWorth(estate, kept, outlook) - goodsWorth(estate, player.goods, outlook)
    return (harbor.points[seat] ?? 0) + change
  })
}
