import type { Act } from './act.ts'
import { type Note, type NoteSink, noteInto, silent } from './notes.ts'
import type { Placed, Stepper } from './stepper.ts'

/** What every position and every move of every game has. */
export interface AnyPosition extends Placed {
  seat: number
  players: readonly unknown[]
}
export interface AnyMove {
  do: string
  seat: number
}

/** The rules that any game may cite about a move as such. */
export type TurnRule = 'turn.form' | 'turn.seat' | 'turn.phase'

/** The answer to "may I?": nothing broken, or every broken rule, the deciding one first. */
export interface Ruling<Rule extends string> {
  legal: boolean
  broken: Rule[]
}

export type Advance<Position, N, Rule extends string> =
  | { ok: true; position: Position; notes: N[] }
  | { ok: false; broken: Rule[] }

export interface GameParts<
  Position extends AnyPosition,
  Move extends AnyMove,
  Rule extends string,
  Token extends string,
  Place extends string,
> {
  acts: Record<Move['do'], Act<Position, Move, Rule, NoteSink<Rule, Token, Place>>>
  stepper: Stepper<Position, Move, NoteSink<Rule, Token, Place>>
  /** A move of the right shape, or null: whatever came in. */
  parseMove: (input: unknown) => Move | null
  copy: (position: Position) => Position
}

/** The verbs of a game, made from its parts: judge, list, advance, and play in bulk. */
export function makeGame<
  Position extends AnyPosition,
  Move extends AnyMove,
  Rule extends string,
  Token extends string,
  Place extends string,
>(parts: GameParts<Position, Move, Rule | TurnRule, Token, Place>) {
  const { acts, stepper, parseMove, copy } = parts
  type R = Rule | TurnRule
  const actOf = (kind: Move['do']) => acts[kind]
  const moveKindsAt = (position: Position) =>
    stepper.moveKindsAt(position.at) as readonly Move['do'][]

  function keepsAll(position: Position, move: Move): boolean {
    for (const check of actOf(move.do as Move['do']).checks)
      if (!check.keeps(position, move)) return false
    return true
  }

  function brokenBy(position: Position, move: Move): R[] {
    if (move.seat >= position.players.length) return ['turn.seat']
    const broken: R[] = move.seat === position.seat ? [] : ['turn.seat']
    const kind = move.do as Move['do']
    if (!moveKindsAt(position).includes(kind)) return [...broken, 'turn.phase']
    for (const check of actOf(kind).checks)
      if (!check.keeps(position, move)) broken.push(check.rule)
    return broken
  }

  /** Judges any input whatever, sensible or absurd, and never throws on it. */
  function judge(position: Position, input: unknown): Ruling<R> {
    const move = parseMove(input)
    const broken: R[] = move ? brokenBy(position, move) : ['turn.form']
    return { legal: broken.length === 0, broken }
  }

  /** Every legal move of a position, each once, one by one: a mayor's layouts may be very many. */
  function* legalMoves(position: Position): Generator<Move> {
    for (const kind of moveKindsAt(position))
      for (const move of actOf(kind).options(position)) if (keepsAll(position, move)) yield move
  }

  /** The next position and what happened on the way; the position given stays as it is. */
  function advance(
    position: Position,
    input: unknown,
  ): Advance<Position, Note<R, Token, Place>, R> {
    const move = parseMove(input)
    const broken: R[] = move ? brokenBy(position, move) : ['turn.form']
    if (!move || broken.length > 0) return { ok: false, broken }
    const next = copy(position)
    const notes: Note<R, Token, Place>[] = []
    stepper.step(next, move, noteInto(notes))
    return { ok: true, position: next, notes }
  }

  /** Plays a move known to be legal on the position itself; for bulk play. */
  function playOn(position: Position, move: Move): void {
    if (!stepper.step(position, move, silent)) throw new Error(`no ${move.do} at ${position.at}`)
  }

  /**
   * A legal move, each as likely as any other; an act with many options draws its own. Null when the
   * game is over. Candidates are judged in random order until one is legal, not all of them.
   */
  function randomMove(position: Position, random: () => number): Move | null {
    const candidates: Move[] = []
    for (const kind of moveKindsAt(position)) {
      const act = actOf(kind)
      if (act.draw) return act.draw(position, random)
      for (const move of act.options(position)) candidates.push(move)
    }
    for (let left = candidates.length; left > 0; left--) {
      const drawn = Math.floor(random() * left)
      const move = candidates[drawn] as Move
      if (keepsAll(position, move)) return move
      candidates[drawn] = candidates[left - 1] as Move
    }
    return null
  }

  return { judge, legalMoves, advance, playOn, randomMove, moveKindsAt }
}
