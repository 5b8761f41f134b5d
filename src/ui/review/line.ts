/** How a game may have gone on, as turns to be walked through. */
import type { Game } from '../../engine/game.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { Turn } from '../table/useGame.ts'

/** Moves shown of a line, at most: later ones hang on what nobody knew. */
const MOST = 6

/** The turns of a line, as far as its moves can be made: what was hidden may have come out otherwise. */
export function lineOf<G extends GameTypes>(
  { applyMove }: Pick<Game<G>, 'applyMove'>,
  start: G['Position'],
  moves: readonly G['Move'][],
): Turn<G>[] {
  const turns: Turn<G>[] = []
  let before = start
  for (const move of moves.slice(0, MOST)) {
    const made = applyMove(before, move)
    if (!made.ok) break
    turns.push({ before, move, events: made.events, after: made.position })
    before = made.position
  }
  return turns
}
