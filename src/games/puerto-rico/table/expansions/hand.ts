/** How taps become moves in games with an expansion: what the base game knows, and more. */
import type { Tap, Tapped } from '../../../../ui/table/definition.ts'
import type { Target, Targets } from '../../../../ui/target.tsx'
import { addressOf } from '../../../../ui/target.tsx'
import { game } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { GOODS, type Good, type Seat } from '../../rules/vocabulary.ts'
import { t } from '../../words/messages/t.ts'
import type { Hand } from '../hand.ts'
import type { BaseBar } from './base.ts'
import { layoutTap, withLayout, withOwnNobles } from './layout.ts'
import {
  guestMovesAt,
  guestsCanMove,
  isLegal,
  isMixed,
  isSame,
  meaningsAt,
  mixedMore,
} from './meanings.ts'

/** Nothing chosen, where no residents are being placed. */
export const NOTHING: Hand = { move: null, good: null, layout: null }

/** Nothing chosen; in the mayor phase the layout that the base game proposes, with the nobles in it. */
export function emptyHand(base: BaseBar, position: Position): Hand {
  const hand = base.emptyHand(position)
  if (!hand.layout) return hand
  return { ...hand, layout: withOwnNobles(playerAt(position, position.seat), hand.layout) }
}

/** The position as it is drawn with what the hand holds. */
export function withHand(position: Position, { layout }: Hand): Position {
  if (!layout) return position
  const { seat, players } = position
  return { ...position, players: players.with(seat, withLayout(playerAt(position, seat), layout)) }
}

const isChosen = ({ move }: Hand, other: Move): boolean => move !== null && isSame(move, other)

/** The good that a tap on one's own goods is about. */
const goodOf = (key: string): Good | undefined => GOODS.find((good) => key === `good:${good}`)

/** Every move that a tap on a place can mean while the hand is as it is. */
function meant(position: Position, hand: Hand, key: string, whose: Seat | undefined): Move[] {
  if (hand.guest !== undefined) return guestMovesAt(key, whose, hand.guest)
  return meaningsAt(position, key, whose)
}

/** What a tap does; of several moves that it can mean the first legal one is chosen, and the others are offered. */
export function tap(
  base: BaseBar,
  position: Position,
  hand: Hand,
  tapped: Tapped,
): Tap<PuertoRico, Hand> {
  const { key, seat: whose, direct } = tapped
  if (hand.layout) {
    if (whose !== position.seat) return { hand }
    const [kind = '', id = ''] = key.split(':')
    const player = playerAt(position, position.seat)
    return { hand: { ...hand, layout: layoutTap(player, hand.layout, kind, id) } }
  }
  const good = goodOf(key)
  if (isMixed(hand.move) && good && whose === position.seat)
    return { hand: { ...hand, move: mixedMore(position, hand.move, good) } }
  if (key === 'city:guesthouse' && whose !== undefined && guestsCanMove(position, whose))
    return {
      hand: { ...NOTHING, guest: hand.guest === whose ? undefined : whose },
    }
  const moves = meant(position, hand, key, whose)
  const [first] = moves
  if (!first) return base.tap(position, hand, tapped)
  const confirmed = moves.find((move) => isChosen(hand, move))
  const best = confirmed ?? moves.find((move) => isLegal(position, move)) ?? first
  const sure = confirmed !== undefined || (direct && moves.length === 1)
  if (sure || !isLegal(position, best)) return { hand: NOTHING, attempt: best }
  return { hand: { ...hand, move: best } }
}

/** Answers for every place of the table. */
export function targetsFor(base: BaseBar, given: Parameters<BaseBar['targetsFor']>[0]): Targets {
  const { position, hand, onTap, lit } = given
  const inBase = base.targetsFor(given)
  const answer = (key: string, seat: Seat | undefined, state: Target['state']): Target => ({
    state,
    label: t('tap.choose'),
    lit: lit.includes(addressOf(key, seat)),
    onTap: () => onTap(key, seat),
  })
  return (key, seat) => {
    if (hand.layout) return inBase(key, seat)
    const good = goodOf(key)
    if (isMixed(hand.move) && good && seat === position.seat) {
      const held = playerAt(position, seat).goods[good]
      return held > 0 ? answer(key, seat, hand.move.goods[good] ? 'chosen' : 'may') : undefined
    }
    if (key === 'city:guesthouse' && seat !== undefined && guestsCanMove(position, seat))
      return answer(key, seat, hand.guest === seat ? 'chosen' : 'may')
    const moves = meant(position, hand, key, seat)
    if (moves.length === 0) return hand.guest === undefined ? inBase(key, seat) : undefined
    if (moves.some((move) => isChosen(hand, move))) return answer(key, seat, 'chosen')
    return answer(key, seat, moves.some((move) => isLegal(position, move)) ? 'may' : 'illegal')
  }
}

/** The move that the main action would make now. */
export function readyMove(base: BaseBar, position: Position, hand: Hand): Move | null {
  const move = base.readyMove(position, hand)
  return isMixed(move) && !isLegal(position, move) ? null : move
}

/** Declining where something can be declined: nobody passes in the draft or over a drawn tile. */
export const mayPass = (position: Position): boolean =>
  game.judge(position, { do: 'pass', seat: position.seat }).legal
