import type { GameTypes } from '../../engine/types.ts'
import type { Code } from './digits.ts'

/** What writing games in links asks of a game. */
export interface LinkedGame<G extends GameTypes> {
  /** A set-up, written or read; where it is read nothing is given. */
  codeSetup: (code: Code, setup: Partial<Omit<G['Setup'], 'seats'>>) => Omit<G['Setup'], 'seats'>
  /**
   * The most that a legal move can count of `id` in a field; undefined where nothing is known, which costs letters. `move` has
   * the fields before. Asked only where there are very many legal moves.
   */
  mostOf: (
    position: G['Position'],
    move: Readonly<Record<string, unknown>> & { do: string; seat: number },
    field: string,
    id: string,
  ) => number | undefined
}
