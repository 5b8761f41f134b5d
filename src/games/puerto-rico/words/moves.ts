/** What a decision asks, and what a move says on its button and in the log. */

import { COMMA, GAP } from '#language/language.ts'
import type { Move } from '../rules/moves.ts'
import { circlesOf, colonistsOf } from '../rules/player.ts'
import { proceedsOf } from '../rules/roles/trader.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { type At, type BuildingId, GOODS, isAdded, roleOf } from '../rules/vocabulary.ts'
import type { Hand } from '../table/hand.ts'
import { placedIn, waitingIn } from '../table/layout.ts'
import { addedWords } from './added.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/t.ts'
import { shipName, tileTerm } from './say.ts'

/** What the table asks of whoever decides; `seat` is what they are called, or null where it need not be said. */
export function promptWords(position: Position, hand: Hand, seat: string | null): Segment[] {
  const { at } = position
  const asked = questionAt(position, hand)
  if (seat === null || at === 'over' || hand.good) return asked
  const address = TURNS.has(at) ? say('ask.turn', { seat }) : say('ask.of', { seat })
  return [...address, { text: GAP }, ...asked]
}

/** Whether the seat in turn has sold its good, and may only trade a tile. */
const hasSold = ({ at, expansions }: Position): boolean =>
  at === 'trader.turn' && expansions !== undefined && expansions.phase.sold

/** Decisions that begin somebody's turn. */
const TURNS: ReadonlySet<At> = new Set<At>([
  'roles',
  'settler.turn',
  'builder.turn',
  'trader.turn',
  'captain.loading',
])

function questionAt(position: Position, { layout, good }: Hand): Segment[] {
  const { at } = position
  if (at === 'mayor.placing') {
    const player = playerAt(position, position.seat)
    const count = layout ? waitingIn(player, layout) : 0
    if (count === 0) return say('ask.mayor.placed')
    const free = circlesOf(player) > colonistsOf(player) - count
    return say(free ? 'ask.mayor.placing' : 'ask.mayor.waiting', { count })
  }
  if (at === 'captain.loading' && good) return say('ask.captain.ship', { good: term(good) })
  if (at === 'captain.offered') return offerWords(position)
  if (hasSold(position)) return addedWords().sold.ask()
  return isAdded(at) ? addedWords().ask(at, position) : say(`ask.${at}`)
}

/** Whose points wait to be taken or declined. */
const GIVERS: Partial<Record<RuleId, BuildingId>> = {
  'harbor.point': 'harbor',
  'church.points': 'church',
  'library.point': 'library',
  'union-hall.pairs': 'unionHall',
  'chapel.point': 'chapel',
  'hunting-lodge.points': 'huntingLodge',
}

/** Whether somebody takes points that wait for them. */
export function offerWords({ phase }: Position): Segment[] {
  const [due] = phase.due
  const giver = due && GIVERS[due.rule]
  return giver
    ? say('ask.offered', { building: term(giver), count: due.points })
    : say('do.takePoints')
}

/** What declining is called at a decision. */
export function passWords(position: Position): Segment[] {
  switch (position.at) {
    case 'settler.turn':
      return say('pass.tile')
    case 'settler.manning':
    case 'builder.manning':
    case 'mayor.recruiting':
      return say('pass.colonist')
    case 'builder.turn':
      return say('pass.build')
    case 'craftsman.producing':
      return say('pass.produce')
    case 'craftsman.bonus':
    case 'settler.offered':
    case 'builder.offered':
    case 'craftsman.offered':
    case 'captain.offered':
      return say('pass.good')
    case 'trader.turn':
      return hasSold(position) ? addedWords().sold.pass() : say('pass.sell')
    case 'captain.loading':
      return say('pass.load')
    default:
      return say('pass.turn')
  }
}

/** A move in words: '옥수수를 6칸 배에 싣기'. */
export function moveWords(move: Move): Segment[] {
  switch (move.do) {
    case 'chooseRole':
      return say('do.chooseRole', { role: term(roleOf(move.role)) })
    case 'takeTile':
      if (move.as) return addedWords().move(move)
      return say('do.takeTile', { tile: term(tileTerm(move.tile)) })
    case 'manTile':
      if (move.tile === 'forest') return addedWords().move(move)
      return say('do.manTile', { tile: term(tileTerm(move.tile)) })
    case 'build':
      if (move.pay) return addedWords().move(move)
      return say('do.build', { building: term(move.building) })
    case 'manBuilding':
      return say('do.manBuilding', { building: term(move.building) })
    case 'takeGood':
      return say('do.takeGood', { good: term(move.good) })
    case 'sell':
      return say('do.sell', { good: term(move.good) })
    case 'load':
      return say('do.load', { good: term(move.good), ship: shipName(move.ship) })
    case 'loadWharf':
      return say('do.loadWharf', { good: term(move.good) })
    case 'place':
      return say('do.place', { count: placedIn(move) })
    case 'store':
      return Object.values(move.keep).some((count) => count > 0)
        ? say('do.store', { goods: keptWords(move.keep) })
        : keptWords(move.keep)
    case 'takeShare':
      return move.count > 0 ? say('do.takeShare', { count: move.count }) : say('do.takeShare.none')
    case 'produce':
      return say('do.produce')
    case 'takePoints':
      return say('do.takePoints')
    case 'drawTile':
      return say('do.drawTile')
    case 'recruit':
      return say('do.recruit')
    case 'pass':
      return say('do.pass')
    default:
      return addedWords().move(move)
  }
}

/** A move as it is about to be made; of a sale also what it brings. */
export function readyWords(move: Move, position: Position): Segment[] {
  if (move.do !== 'sell') return moveWords(move)
  const coins = proceedsOf(position, move.seat, move.good)
  return say('do.sell.for', { good: term(move.good), coins })
}

/** '옥수수 3개, 설탕 1개', or that nothing is. */
export function keptWords(keep: Partial<Record<string, number>>): Segment[] {
  const kept = GOODS.filter((good) => (keep[good] ?? 0) > 0)
  if (kept.length === 0) return say('do.store.nothing')
  return kept.flatMap((good, index) => [
    ...(index > 0 ? [{ text: COMMA }] : []),
    ...say('do.store.kept', { good: term(good), count: keep[good] ?? 0 }),
  ])
}
