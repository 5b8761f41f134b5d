/** What a decision asks, and what a move says on its button and in the log. */
import type { Move } from '../games/puerto-rico/moves.ts'
import { type Position, playerAt } from '../games/puerto-rico/state.ts'
import { type At, type Decision, GOODS, roleOf } from '../games/puerto-rico/vocabulary.ts'
import type { Hand } from '../table/hand.ts'
import { placedIn, waitingIn } from '../table/layout.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/t.ts'
import { shipName, tileTerm } from './say.ts'

/** What the table asks of whoever decides. */
export function promptWords(position: Position, hand: Hand, seat: string): Segment[] {
  const { at } = position
  if (at === 'over') return say('ask.over')
  if (at === 'mayor.placing' && hand.layout) {
    const count = waitingIn(playerAt(position, position.seat), hand.layout)
    return count > 0 ? say('ask.mayor.placing', { seat, count }) : say('ask.mayor.placed', { seat })
  }
  if (at === 'captain.loading' && hand.good)
    return say('ask.captain.ship', { good: term(hand.good) })
  return ASK[at](seat)
}

const ASK: Record<Decision, (seat: string) => Segment[]> = {
  roles: (seat) => say('ask.roles', { seat }),
  'settler.turn': (seat) => say('ask.settler.turn', { seat }),
  'settler.manning': (seat) => say('ask.settler.manning', { seat }),
  'mayor.recruiting': (seat) => say('ask.mayor.recruiting', { seat }),
  'mayor.placing': (seat) => say('ask.mayor.placed', { seat }),
  'builder.turn': (seat) => say('ask.builder.turn', { seat }),
  'builder.manning': (seat) => say('ask.builder.manning', { seat }),
  'craftsman.bonus': (seat) => say('ask.craftsman.bonus', { seat }),
  'trader.turn': (seat) => say('ask.trader.turn', { seat }),
  'captain.loading': (seat) => say('ask.captain.loading', { seat }),
  'captain.storing': (seat) => say('ask.captain.storing', { seat }),
}

/** What declining is called at a decision. */
export function passWords(at: At): Segment[] {
  switch (at) {
    case 'settler.turn':
      return say('pass.tile')
    case 'settler.manning':
    case 'builder.manning':
    case 'mayor.recruiting':
      return say('pass.colonist')
    case 'builder.turn':
      return say('pass.build')
    case 'craftsman.bonus':
      return say('pass.good')
    case 'trader.turn':
      return say('pass.sell')
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
      return say('do.takeTile', { tile: term(tileTerm(move.tile)) })
    case 'manTile':
      return say('do.manTile', { tile: term(tileTerm(move.tile)) })
    case 'build':
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
      return say('do.store', { goods: keptWords(move.keep) })
    case 'drawTile':
      return say('do.drawTile')
    case 'recruit':
      return say('do.recruit')
    case 'pass':
      return say('do.pass')
  }
}

/** '옥수수 3개, 설탕 1개' */
function keptWords(keep: Partial<Record<string, number>>): Segment[] {
  const kept = GOODS.filter((good) => (keep[good] ?? 0) > 0)
  if (kept.length === 0) return say('do.store.nothing')
  return kept.flatMap((good, index) => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    ...say('do.store.kept', { good: term(good), count: keep[good] ?? 0 }),
  ])
}
