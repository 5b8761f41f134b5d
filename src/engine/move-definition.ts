/** One named condition that a move must keep. */
export interface Check<State, Move, Rule extends string> {
  rule: Rule
  keeps: (state: State, move: Move) => boolean
}

/**
 * Candidates that can be told apart by number, so that one is drawn without a list of them all: every
 * one of `candidates` that keeps the rules, in their order; others may be left out.
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
type Candidates<State, Move> =
  | {
      candidates: (state: State) => readonly Move[]
      counted?: Counted<State, Move>
      draw?: undefined
      applyDrawn?: undefined
    }
  | {
      candidates: (state: State) => Iterable<Move>
      counted?: undefined
      draw: (state: State, random: () => number) => Move | null
      /** Draws and plays without making the move: the same numbers drawn, the same that comes of it. There must be one. */
      applyDrawn?: (state: State, random: () => number) => void
    }

/** What a move definition has besides its rules. */
type Doing<State, Move, Emit> = Candidates<State, Move> & {
  /** Whether a seat may do this now although another one decides; its candidates are then listed too. */
  open?: (state: State, seat: number) => boolean
  apply: (state: State, move: Move, event: Emit) => void
}

/**
 * One kind of move. `checks` stand in the order in which they decide a ruling; `apply` does the move
 * on the state it is given and emits an event for all that it changes.
 */
export type MoveDefinition<State, Move, Rule extends string, Emit> = Doing<State, Move, Emit> & {
  checks: Check<State, Move, Rule>[]
  /** Who has done this already and may not again is told so first, before that it is not its turn. */
  again?: Check<State, Move, Rule>
}

/** A move definition as it is written: its rules as an ordered record, rule id → does the move keep it? */
export type MoveDefinitionSource<State, Move, Rule extends string, Emit> = Doing<
  State,
  Move,
  Emit
> & {
  rules: { [R in Rule]?: (state: State, move: Move) => boolean }
  again?: Check<State, Move, Rule>
}

/** Makes a move definition from its source; the order of the rules is kept. */
export function makeMoveDefinition<State, Move, Rule extends string, Emit>(
  source: MoveDefinitionSource<State, Move, Rule, Emit>,
): MoveDefinition<State, Move, Rule, Emit> {
  const { rules, ...rest } = source
  const checks = Object.entries(rules) as [Rule, (state: State, move: Move) => boolean][]
  return { ...rest, checks: checks.map(([rule, keeps]) => ({ rule, keeps })) }
}

/** The candidates of a move definition whose candidates are told apart by number. */
export const countedCandidates = <State, Move>(counted: Counted<State, Move>) => ({
  counted,
  candidates: (state: State): readonly Move[] =>
    Array.from({ length: counted.count(state) }, (_, index) => counted.at(state, index)),
})

/** All that can refuse a move of a move definition, in the order in which it is cited. */
export function refusalsOf<C>(definition: {
  again?: C | undefined
  checks: readonly C[]
}): readonly C[] {
  return definition.again ? [definition.again, ...definition.checks] : definition.checks
}

/** Whether it is this seat's to do: it decides, or the kind of move is open to it. */
export function mayAct<State extends { seat: number }>(
  act: { open?: (state: State, seat: number) => boolean },
  state: State,
  seat: number,
): boolean {
  return seat === state.seat || act.open?.(state, seat) === true
}

/** Whether a move breaks none of the rules of its kind. */
export function keepsAll<State, Move>(
  definition: { checks: readonly { keeps: (state: State, move: Move) => boolean }[] },
  state: State,
  move: Move,
): boolean {
  for (const check of definition.checks) if (!check.keeps(state, move)) return false
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
