import type { Check } from './move-definition.ts'
import type { Stepper } from './stepper.ts'
import type { EmitOf, GameTypes } from './types.ts'

/**
 * A game's order of play and its random mover as compiled code, for bulk play: what `compile-chart.ts`
 * makes of a chart. It gives what the table stepper and the listing of candidates give, only sooner.
 */
export interface CompiledChart<G extends GameTypes>
  extends Stepper<G['Position'], G['Move'], EmitOf<G>> {
  /** Whether a move keeps every rule of its act. */
  keeps: (position: G['Position'], move: G['Move']) => boolean
  /** Whether a move of the seat that decides is legal. */
  isLegal: (position: G['Position'], move: G['Move']) => boolean
  /** A legal move drawn at random, or null when the game is over. */
  randomMove: (position: G['Position'], random: () => number) => G['Move'] | null
  /** Plays such a move; false when the game is over. */
  playRandomMove: (position: G['Position'], random: () => number) => boolean
}

/** The check that holds a rule of a move definition; a move definition without it throws. */
export function checkOf<State, Move, Rule extends string>(
  definition: { checks: readonly Check<State, Move, Rule>[] },
  rule: Rule,
): Check<State, Move, Rule> {
  const found = definition.checks.find((check) => check.rule === rule)
  if (!found) throw new Error(`no check ${rule}`)
  return found
}

let numbers = new Uint16Array(256)

/** The numbers from 0, at least so many, in a list that whoever asks may change until the next one asks. */
export function numbersTo(count: number): Uint16Array {
  if (count > numbers.length) numbers = new Uint16Array(2 * count)
  for (let number = 0; number < count; number++) numbers[number] = number
  return numbers
}
