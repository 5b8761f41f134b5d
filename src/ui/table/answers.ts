import type { GameTypes } from '../../engine/types.ts'
import type { BarGame, Decline } from './definition.ts'

/** What can be answered by a press: the one thing to do, moves beside it, and to decline. */
export interface Answers<G extends GameTypes> {
  main: G['Move'] | null
  /** It was chosen on the table, so that it is no plain yes. */
  chosen: boolean
  offered: G['Move'][]
  decline: Decline<G> | null
}

/** The answers to what is asked now. One move that is offered is a plain yes, and stands beside the no. */
export function answersAt<G extends GameTypes, Hand>(
  bar: Pick<BarGame<G, Hand>, 'game' | 'readyMove' | 'offered' | 'words'>,
  position: G['Position'],
  hand: Hand,
): Answers<G> {
  const decline = bar.words.decline(position)
  const ready = bar.readyMove(position, hand)
  const key = ready && bar.game.keyOfMove(ready)
  const offered = (bar.offered?.(position, hand) ?? []).filter(
    (move) => bar.game.keyOfMove(move) !== key,
  )
  const [one, another] = offered
  if (!ready && one && !another) return { main: one, chosen: false, offered: [], decline }
  return { main: ready, chosen: ready !== null, offered, decline }
}
