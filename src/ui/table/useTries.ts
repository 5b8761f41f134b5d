import { useMemo, useState } from 'preact/hooks'
import type { Move } from '../../games/puerto-rico/rules/moves.ts'
import { type Position, playerAt } from '../../games/puerto-rico/rules/state.ts'
import type { Seat } from '../../games/puerto-rico/rules/vocabulary.ts'
import { emptyHand, type Hand, tap } from '../../games/puerto-rico/table/hand.ts'
import { withLayout } from '../../games/puerto-rico/table/layout.ts'
import { targetsFor } from '../../games/puerto-rico/table/targets.ts'
import { t } from '../../text/messages/t.ts'
import type { TargetKey, Targets } from '../target.tsx'
import type { Refusal } from './guide.ts'
import type { LiveGame } from './useGame.ts'

/** What was done at a decision so far. It ends with the decision. */
interface Lately {
  position: Position
  turns: LiveGame['turns']
  hand: Hand
  refusal: Refusal | null
  /** Something was chosen, taken back or tried. */
  touched: boolean
}

export interface Tries extends Pick<Lately, 'hand' | 'refusal' | 'touched'> {
  /** The position with the layout that is being made. */
  shown: Position
  /** What every place answers now; those at the addresses given are shown to the reader. */
  targetsWith: (lit?: readonly string[]) => Targets
  onHand: (hand: Hand) => void
  attempt: (move: Move) => void
}

const untouched = (position: Position, turns: LiveGame['turns']): Lately => ({
  position,
  turns,
  hand: emptyHand(position),
  refusal: null,
  touched: false,
})

/**
 * Taps become moves, and refused ones are kept for their answer. `direct`: a move that one tap names
 * is made with it, where the way back is as near.
 */
export function useTries(game: LiveGame, { direct = false } = {}): Tries {
  const { position, turns } = game
  const [lately, set] = useState<Lately>(() => untouched(position, turns))
  const fits = lately.position === position && lately.turns === turns
  const now = fits ? lately : untouched(position, turns)
  const { hand, refusal, touched } = now

  const attempt = (move: Move, then: Lately = now): void => {
    const broken = game.attempt(move)
    if (broken.length > 0) set({ ...then, refusal: { move, broken }, touched: true })
  }
  const onTap = (key: TargetKey, seat?: Seat): void => {
    const { hand: next, attempt: asked } = tap(position, hand, key, seat)
    const whole = direct && next.move?.do !== 'store' ? next.move : null
    const wanted = asked ?? whole
    const then = { ...now, hand: next, refusal: null, touched: true }
    set(then)
    if (wanted) attempt(wanted, then)
  }
  const shown = useMemo(() => drawn(position, hand), [position, hand])
  const words = {
    choose: t('tap.choose'),
    place: t('tap.place'),
    takeBack: t('tap.take-back'),
  }
  return {
    hand,
    refusal,
    touched,
    shown,
    targetsWith: (lit = []) => targetsFor({ position, hand, words, onTap, lit }),
    onHand: (next) => set({ ...now, hand: next }),
    attempt: (move) => attempt(move),
  }
}

function drawn(position: Position, { layout }: Hand): Position {
  if (!layout) return position
  const { seat, players } = position
  const player = withLayout(playerAt(position, seat), layout)
  return { ...position, players: players.with(seat, player) }
}
