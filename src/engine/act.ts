/** One named condition that a move of an act must keep. */
export interface Check<State, Move, Rule extends string> {
  rule: Rule
  keeps: (state: State, move: Move) => boolean
}

/**
 * The candidates, of which those that keep every check are the legal moves, each exactly once.
 * Where they may be very many they come one by one, and `draw` gives one legal move at random
 * without listing them all.
 */
export type Options<State, Move> =
  | { options: (state: State) => readonly Move[]; draw?: undefined }
  | {
      options: (state: State) => Iterable<Move>
      draw: (state: State, random: () => number) => Move
    }

/**
 * One kind of move. `checks` stand in the order in which they decide a ruling; `play` does the move
 * on the state it is given and notes all that it changes.
 */
export type Act<State, Move, Rule extends string, Note> = Options<State, Move> & {
  checks: Check<State, Move, Rule>[]
  play: (state: State, move: Move, note: Note) => void
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

/** An act as it is written: its rules as an ordered record, rule id → does the move keep it? */
export type ActSource<State, Move, Rule extends string, Note> = Options<State, Move> & {
  rules: { [R in Rule]?: (state: State, move: Move) => boolean }
  play: (state: State, move: Move, note: Note) => void
}

/** Makes an act from its source; the order of the rules is kept. */
export function makeAct<State, Move, Rule extends string, Note>(
  source: ActSource<State, Move, Rule, Note>,
): Act<State, Move, Rule, Note> {
  const { rules, ...rest } = source
  const checks = Object.entries(rules) as [Rule, (state: State, move: Move) => boolean][]
  return { ...rest, checks: checks.map(([rule, keeps]) => ({ rule, keeps })) }
}
