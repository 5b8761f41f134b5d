/** One named condition that a move of an act must keep. */
export interface Check<State, Move, Rule extends string> {
  rule: Rule
  keeps: (state: State, move: Move) => boolean
}

/**
 * Candidates that can be told apart by number, so that one is drawn without a list of them all: every
 * one of `options` that keeps the rules, in their order; others may be left out.
 */
interface Counted<State, Move> {
  count: (state: State) => number
  /** The candidate of a number from 0. */
  at: (state: State, index: number) => Move
}

/**
 * The candidates, of which those that keep every check are the legal moves, each exactly once.
 * Where they may be very many they come one by one, and `draw` gives one legal move at random
 * without listing them all, or null where there is none.
 */
type Options<State, Move> =
  | {
      options: (state: State) => readonly Move[]
      counted?: Counted<State, Move>
      draw?: undefined
      playDrawn?: undefined
    }
  | {
      options: (state: State) => Iterable<Move>
      counted?: undefined
      draw: (state: State, random: () => number) => Move | null
      /** Draws and plays without making the move: the same numbers drawn, the same that comes of it. There must be one. */
      playDrawn?: (state: State, random: () => number) => void
    }

/** What an act has besides its rules. */
type Doing<State, Move, Note> = Options<State, Move> & {
  /** Whether a seat may do this now although another one decides; its options are then listed too. */
  open?: (state: State, seat: number) => boolean
  play: (state: State, move: Move, note: Note) => void
}

/**
 * One kind of move. `checks` stand in the order in which they decide a ruling; `play` does the move
 * on the state it is given and notes all that it changes.
 */
export type Act<State, Move, Rule extends string, Note> = Doing<State, Move, Note> & {
  checks: Check<State, Move, Rule>[]
  /** Who has done this already and may not again is told so first, before that it is not its turn. */
  again?: Check<State, Move, Rule>
}

/** An act as it is written: its rules as an ordered record, rule id → does the move keep it? */
export type ActSource<State, Move, Rule extends string, Note> = Doing<State, Move, Note> & {
  rules: { [R in Rule]?: (state: State, move: Move) => boolean }
  again?: Check<State, Move, Rule>
}

/** Makes an act from its source; the order of the rules is kept. */
export function makeAct<State, Move, Rule extends string, Note>(
  source: ActSource<State, Move, Rule, Note>,
): Act<State, Move, Rule, Note> {
  const { rules, ...rest } = source
  const checks = Object.entries(rules) as [Rule, (state: State, move: Move) => boolean][]
  return { ...rest, checks: checks.map(([rule, keeps]) => ({ rule, keeps })) }
}

/** The options of an act whose candidates are told apart by number. */
export const countedOptions = <State, Move>(counted: Counted<State, Move>) => ({
  counted,
  options: (state: State): readonly Move[] =>
    Array.from({ length: counted.count(state) }, (_, index) => counted.at(state, index)),
})

/** All that can refuse a move of an act, in the order in which it is cited. */
export function refusalsOf<C>(act: { again?: C | undefined; checks: readonly C[] }): readonly C[] {
  return act.again ? [act.again, ...act.checks] : act.checks
}

/** Whether it is this seat's to do: it decides, or the act is open to it. */
export function mayAct<State extends { seat: number }>(
  act: { open?: (state: State, seat: number) => boolean },
  state: State,
  seat: number,
): boolean {
  return seat === state.seat || act.open?.(state, seat) === true
}

/** Whether a move breaks none of its act's rules. */
export function keepsAll<State, Move>(
  act: { checks: readonly { keeps: (state: State, move: Move) => boolean }[] },
  state: State,
  move: Move,
): boolean {
  for (const check of act.checks) if (!check.keeps(state, move)) return false
  return true
}

/**
 * Options that differ in nothing but the seat whose turn it is, made once for each seat and shared by
 * all positions; so nobody may change them.
 */
export function sameForSeat<Move>(
  make: (seat: number) => Move[],
): (state: { seat: number }) => readonly Move[] {
  const bySeat: (readonly Move[])[] = []
  return ({ seat }) => {
    const made = bySeat[seat] ?? make(seat).map((move) => Object.freeze(move))
    bySeat[seat] = made
    return made
  }
}
