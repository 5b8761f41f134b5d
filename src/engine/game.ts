import { type Chart, type ChartState, statesOf } from './chart.ts'
import type { CompiledChart } from './compiled-chart.ts'
import { emitInto, noop, sumGains } from './events.ts'
import { keepsAll, mayAct } from './move-definition.ts'
import { keyOfMove, type MoveKinds, parseMove } from './move-kinds.ts'
import { compileStepper } from './stepper.ts'
import type {
  Applied,
  EmitOf,
  EventOf,
  GameTypes,
  MoveDefinitionOf,
  RuleOf,
  Ruling,
} from './types.ts'

/** What names a game in whatever leaves the site: files, addresses, keys on a device. It never changes. */
export interface Identity {
  id: string
  /** The same in a link, where every letter counts: up to four letters, as `pr` in `#pr1.…`. */
  linkCode: string
  /** The form of its positions and moves. */
  version: number
}

type MoveDefinitions<G extends GameTypes> = Readonly<
  Partial<Record<G['Move']['do'], MoveDefinitionOf<G>>>
>

/** The move definitions of the game that a position is of. */
export const actsOf = <G extends GameTypes>(
  { moveDefinitions: definitions, movesFor }: Pick<GameParts<G>, 'moveDefinitions' | 'movesFor'>,
  position: G['Position'],
): MoveDefinitions<G> => movesFor?.(position) ?? definitions

/** What a game is made from. Guards and steps are those that its chart names, `legal` and `play` apart. */
export interface GameParts<G extends GameTypes> extends Identity {
  chart: Chart<G['Move']['do'], string, string>
  guards: Record<string, (state: G['Position']) => boolean>
  steps: Record<string, (state: G['Position'], emit: EmitOf<G>) => void>
  /** The move definitions by kind of move; a kind without one is not played. */
  moveDefinitions: MoveDefinitions<G>
  /** The move definitions of a position whose game has more than every game has, `moveDefinitions` among them; null where it has not. */
  movesFor?: (position: G['Position']) => MoveDefinitions<G> | null
  moveKinds: MoveKinds
  /** The rule that refuses a kind of move that a position's game has not; without one no move is. */
  absentKind?: RuleOf<G>
  copy: (position: G['Position']) => G['Position']
  /** Places of events that belong to a seat: what comes there is its gain. */
  ownPlaces: ReadonlySet<G['Place']>
  /** Tokens that events tell of and that are nobody's gain. */
  uncounted: ReadonlySet<G['Token']>
}

/** The verbs of a game. */
export interface Game<G extends GameTypes> {
  parts: GameParts<G>
  /** A move of the right shape in its plain form, or null: whatever came in. Never throws. */
  parseMove: (input: unknown) => G['Move'] | null
  /** Judges any input whatever, sensible or absurd, and never throws on it. */
  judge: (position: G['Position'], input: unknown) => Ruling<RuleOf<G>>
  /** Every legal move of a position, each once, one by one: there may be very many. */
  legalMoves: (position: G['Position']) => Generator<G['Move'], undefined>
  /** The next position and what happened on the way; the position given stays as it is. */
  applyMove: (position: G['Position'], input: unknown) => Applied<G>
  /** Plays a move known to be legal on the position itself; for bulk play. */
  applyMoveInPlace: (position: G['Position'], move: G['Move']) => void
  /**
   * A legal move, each as likely as any other, where a move definition that draws its own counts as one of them.
   * Null when the game is over. Candidates are judged in random order until one is legal, not all of them.
   */
  randomMove: (position: G['Position'], random: () => number) => G['Move'] | null
  /** Plays what `randomMove` would draw on the position itself; false when the game is over. */
  playRandomMove: (position: G['Position'], random: () => number) => boolean
  /** The kinds of moves that the chart accepts at a position; none where the game is over. */
  moveKindsAt: (position: G['Position']) => readonly G['Move']['do'][]
  isOver: (position: G['Position']) => boolean
  /** Every place where the game can wait: decisions, and where it is over. */
  decisionStates: readonly string[]
  /** The only legal move, where making it needs no thought; null elsewhere. */
  forcedMove: (position: G['Position']) => G['Move'] | null
  /** Two moves that do the same have the same key. */
  keyOfMove: (move: G['Move']) => string
  /** What `seat` has more or less of after `events`, token by token; zero sums are left out. */
  netGains: (events: readonly EventOf<G>[], seat: number) => Partial<Record<G['Token'], number>>
}

const isDecision = ({ type, states, always }: ChartState<string, string, string>): boolean =>
  !type && !states && !always

/** What makes the verbs of a game faster, at a weight that pages do without. */
interface Bulk<G extends GameTypes> {
  /** The order of play of a position's game, which `compile-chart.ts` makes of the same parts; undefined where it has none. */
  compiledChartFor: (position: G['Position']) => CompiledChart<G> | undefined
  /** Whether something is a move in its plain form (`plain-check.ts`): it need not be parsed. */
  isPlain: (input: unknown) => boolean
}

/**
 * The verbs of a game, made from its parts: judge, list, apply, and play in bulk; sooner with what
 * bulk play has besides.
 */
export function makeGame<G extends GameTypes>(parts: GameParts<G>, bulk?: Bulk<G>): Game<G> {
  type Position = G['Position']
  type Move = G['Move']
  type Kind = Move['do']
  const { copy, moveKinds } = parts
  const actOf = (position: Position, move: Move): MoveDefinitionOf<G> => {
    const definition = actsOf(parts, position)[move.do as Kind]
    if (!definition) throw new Error(`no ${move.do} in this game`)
    return definition
  }
  const stepper = compileStepper<Position, Move, EmitOf<G>, Kind, string, string>(parts.chart, {
    guards: { ...parts.guards, legal: () => true },
    steps: {
      ...parts.steps,
      play: (state, emit, move) => actOf(state, move).apply(state, move, emit),
    },
  })
  const straightFor = (position: Position) => bulk?.compiledChartFor(position)
  const step: typeof stepper.step = (position, move, emit) =>
    (straightFor(position) ?? stepper).step(position, move, emit)
  const moveKindsAt = (position: Position) => {
    const definitions = actsOf(parts, position)
    return (stepper.moveKindsAt(position.at) as readonly Kind[]).filter((kind) => definitions[kind])
  }
  const parse = (input: unknown) => parseMove(moveKinds, input) as Move | null
  /** For use at once: what is known to have its plain form is taken as it is. */
  const read = (input: unknown) => (bulk?.isPlain(input) ? (input as Move) : parse(input))

  function brokenBy(position: Position, move: Move): RuleOf<G>[] {
    if (move.seat === position.seat && straightFor(position)?.isLegal(position, move)) return []
    if (move.seat >= position.players.length) return ['turn.seat']
    const definition = actsOf(parts, position)[move.do as Kind]
    const broken: RuleOf<G>[] = []
    if (definition?.again && !definition.again.keeps(position, move))
      broken.push(definition.again.rule)
    if (!mayAct(definition ?? {}, position, move.seat)) broken.push('turn.seat')
    if (!definition && parts.absentKind) return [...broken, parts.absentKind]
    if (!definition || !stepper.moveKindsAt(position.at).includes(move.do as Kind))
      return [...broken, 'turn.phase']
    for (const check of definition.checks) if (!check.keeps(position, move)) broken.push(check.rule)
    return broken
  }

  function judge(position: Position, input: unknown): Ruling<RuleOf<G>> {
    const move = read(input)
    const broken: RuleOf<G>[] = move ? brokenBy(position, move) : ['turn.form']
    return { legal: broken.length === 0, broken }
  }

  function* legalMoves(position: Position): Generator<Move, undefined> {
    const definitions = actsOf(parts, position)
    const run = straightFor(position)
    for (const kind of moveKindsAt(position)) {
      const definition = definitions[kind]
      if (!definition) continue
      for (const move of definition.candidates(position))
        if (run ? run.keeps(position, move) : keepsAll(definition, position, move)) yield move
    }
  }

  function applyMove(position: Position, input: unknown): Applied<G> {
    const move = read(input)
    const broken: RuleOf<G>[] = move ? brokenBy(position, move) : ['turn.form']
    if (!move || broken.length > 0) return { ok: false, broken }
    const next = copy(position)
    const events: (Applied<G> & { ok: true })['events'] = []
    step(next, move, emitInto(events))
    return { ok: true, position: next, events }
  }

  function applyMoveInPlace(position: Position, move: Move): void {
    if (!step(position, move, noop)) throw new Error(`no ${move.do} at ${position.at}`)
  }

  function drawCandidate(position: Position, random: () => number): Move | null {
    const candidates: Move[] = []
    const drawing: ((position: Position, random: () => number) => Move | null)[] = []
    const definitions = actsOf(parts, position)
    for (const kind of moveKindsAt(position)) {
      const definition = definitions[kind]
      if (!definition) continue
      if (definition.draw) drawing.push(definition.draw)
      else if (definition.counted)
        for (let count = definition.counted.count(position), at = 0; at < count; at++)
          candidates.push(definition.counted.at(position, at))
      else for (const move of definition.candidates(position)) candidates.push(move)
    }
    const [only] = drawing
    if (only && drawing.length === 1 && candidates.length === 0) return only(position, random)
    for (let left = candidates.length; left + drawing.length > 0; ) {
      const drawn = Math.floor(random() * (left + drawing.length))
      if (drawn >= left) {
        const [draw] = drawing.splice(drawn - left, 1)
        const move = draw?.(position, random)
        if (move) return move
        continue
      }
      const move = candidates[drawn] as Move
      if (keepsAll(actOf(position, move), position, move)) return move
      left -= 1
      candidates[drawn] = candidates[left] as Move
    }
    return null
  }

  function playCandidate(position: Position, random: () => number): boolean {
    const move = drawCandidate(position, random)
    if (move) applyMoveInPlace(position, move)
    return move !== null
  }

  const listed = { randomMove: drawCandidate, playRandomMove: playCandidate }
  const runFor = (position: Position) => straightFor(position) ?? listed

  function forcedMove(position: Position): Move | null {
    const moves = legalMoves(position)
    const { value: first } = moves.next()
    if (!first || !moves.next().done) return null
    return moveKinds[first.do]?.unattended ? first : null
  }

  return {
    parts,
    parseMove: parse,
    judge,
    legalMoves,
    applyMove,
    applyMoveInPlace,
    randomMove: (position, random) => runFor(position).randomMove(position, random),
    playRandomMove: (position, random) => runFor(position).playRandomMove(position, random),
    moveKindsAt,
    isOver: (position) => moveKindsAt(position).length === 0,
    decisionStates: Array.from(statesOf(parts.chart.states))
      .filter(({ path, state }) => isDecision(state) || (state.type && !path.includes('.')))
      .map(({ path }) => path),
    forcedMove,
    keyOfMove: (move) => keyOfMove(moveKinds, move),
    netGains: (events, seat) => sumGains(events, seat, parts.ownPlaces, parts.uncounted),
  }
}
