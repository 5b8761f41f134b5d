import { useMemo, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { Targets } from '../target.tsx'
import type { TapGame, Tapped } from './definition.ts'
import type { Refusal } from './guide.ts'
import type { LiveGame } from './useGame.ts'

/** What was done at a decision so far. It ends with the decision. */
interface Lately<G extends GameTypes, Hand> {
  position: G['Position']
  turns: LiveGame<G>['turns']
  hand: Hand
  /** What was tried or asked last, with what it breaks; null once something else is chosen. */
  answer: Refusal<G> | null
  /** Something was chosen, taken back or tried. */
  touched: boolean
  /** What the page had asked by then. */
  heard: Refusal<G> | null
}

export interface MoveInput<G extends GameTypes, Hand>
  extends Pick<Lately<G, Hand>, 'hand' | 'answer' | 'touched'> {
  refusal: Refusal<G> | null
  /** The position as it is drawn with what the hand holds. */
  shown: G['Position']
  /** What every place answers now; those at the addresses given are shown to the reader. */
  targetsWith: (lit?: readonly string[]) => Targets
  onHand: (hand: Hand) => void
  /** Lets go of the piece that is chosen; numbers and layouts stay. */
  deselect: () => void
  /** Lets go of what is chosen. */
  clear: () => void
  attempt: (move: G['Move']) => void
}

/**
 * Taps become moves, and refused ones are kept for their answer. `direct`: a move that one tap names
 * is made with it, where the way back is as near.
 */
export function useMoveInput<G extends GameTypes, Hand>(
  taps: TapGame<G, Hand>,
  game: LiveGame<NoInfer<G>>,
  { direct = false, plays = () => true }: Partial<Pick<Tapped, 'direct' | 'plays'>> = {},
): MoveInput<G, Hand> {
  const { position, turns, asked = null } = game
  const untouched = (): Lately<G, Hand> => ({
    position,
    turns,
    hand: taps.emptyHand(position),
    answer: null,
    touched: false,
    heard: null,
  })
  const [lately, set] = useState(untouched)
  const fits = lately.position === position && lately.turns === turns
  const kept = fits ? lately : untouched()
  // Asked elsewhere on the page: it is answered here too.
  const now =
    kept.heard === asked ? kept : { ...kept, heard: asked, answer: asked, touched: asked !== null }
  const { hand, answer, touched } = now
  const refusal = answer && answer.broken.length > 0 ? answer : null

  const attempt = (move: G['Move'], then = now): void => {
    const broken = game.attempt(move)
    if (broken.length > 0) set({ ...then, answer: { move, broken }, touched: true })
  }
  const onTap = (key: string, seat?: number): void => {
    const { hand: next, attempt: asked } = taps.tap(position, hand, { key, seat, direct, plays })
    const then = { ...now, hand: next, answer: null, touched: true }
    set(then)
    if (asked) attempt(asked, then)
  }
  const shown = useMemo(() => taps.withHand(position, hand), [position, hand])
  return {
    hand,
    answer,
    refusal,
    touched,
    shown,
    targetsWith: (lit = []) => taps.targetsFor({ position, hand, onTap, lit }),
    onHand: (next) => set({ ...now, hand: next }),
    deselect() {
      const next = taps.deselect(hand)
      if (next !== hand) set({ ...now, hand: next, answer: null })
    },
    clear: () => set(untouched()),
    attempt: (move) => attempt(move),
  }
}
