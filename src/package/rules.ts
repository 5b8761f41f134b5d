/** What programs are given of a game: its rules as a few functions over plain JSON positions. */
import * as v from 'valibot'
import type { Game } from '../engine/game.ts'
import { describeProblem } from '../engine/problem.ts'
import type { Rng } from '../engine/rng.ts'
import type { Result, RuleSet } from '../engine/rule-set.ts'
import type { EventOf, GameTypes, Parsed, Problem, RuleOf, Ruling } from '../engine/types.ts'
import type { SaveGame } from '../saves/definition.ts'
import { PositionError, SetupError } from './errors.ts'

/** The position that a legal move leads to and all that happened on the way, or the broken rules. */
export type Applied<G extends GameTypes> =
  | { ok: true; position: G['Position']; events: EventOf<G>[] }
  | { ok: false; broken: RuleOf<G>[] }

/**
 * The rules of one game.
 *
 * A position is plain JSON: it holds everything, hidden order and the state of the random generator too, so the
 * same position and the same move always give the same position. Where the game waits is `position.at`
 * (one of `decisions`), whose decision it is `position.seat`, counted from 0.
 */
export interface Rules<G extends GameTypes> {
  /** What names the game in files. */
  readonly id: string
  /** Every rule id, in the order of the numbers that people quote rules by. */
  readonly ruleIds: readonly RuleOf<G>[]
  /** Every value that `position.at` can have. */
  readonly decisions: readonly string[]
  /** The numbers of seats that the game is played with, in any edition or version. */
  readonly seats: readonly number[]

  /**
   * The first position of a game.
   * @param setup edition or version, seats, a whole number as seed (same seed, same deal), and options.
   * @throws SetupError where the game has no such set-up; it names the field and what can stand there.
   */
  setUp(setup: G['Setup']): G['Position']

  /**
   * A set-up out of anything.
   * @throws SetupError as `setUp` does.
   */
  parseSetup(input: unknown): G['Setup']

  /**
   * Every legal move, each once, one by one: at some decisions there are a hundred thousand, so take what you need.
   * Where seats may act out of turn their moves are among them: `move.seat` tells whose a move is. None once the game is over.
   */
  legalMoves(position: G['Position']): Generator<G['Move'], undefined>

  /** Judges any input: whether it is a legal move, and if not every broken rule, the deciding one first. Never throws. */
  judge(position: G['Position'], move: unknown): Ruling<RuleOf<G>>

  /**
   * The next position. The one given stays as it is; the two may share parts, so change neither.
   * Every event tells one gain, loss or movement, and the rule behind it. Never throws: an illegal move is `ok: false`.
   */
  applyMove(position: G['Position'], move: unknown): Applied<G>

  /**
   * Plays a move on the position itself, without looking whether it is legal: for bulk play, with moves out of
   * `legalMoves`, on a position of your own (`structuredClone` gives one).
   */
  applyMoveInPlace(position: G['Position'], move: G['Move']): void

  /** A legal move, drawn by `random` (from 0 to under 1), or null once the game is over. */
  randomMove(position: G['Position'], random: () => number): G['Move'] | null

  /** Plays what `randomMove` would draw on the position itself; false once the game is over. The fastest way to play. */
  playRandomMove(position: G['Position'], random: () => number): boolean

  /** Whether nothing can be done any more. */
  isOver(position: G['Position']): boolean

  /** What a seat has more (or less) of after some events, token by token; what comes to nothing is left out. */
  netGains(events: readonly EventOf<G>[], seat: number): Partial<Record<G['Token'], number>>

  /** The position as one seat may see it: what lies face down is counted, not told. */
  playerView(position: G['Position'], seat: number): G['View']

  /** Points by seat, the winners, and the rule that decided between equal points; of a game under way as if it ended now. */
  result(position: G['Position']): Result<RuleOf<G>>

  /** The position as text; `deserialize` reads it. */
  serialize(position: G['Position']): string

  /**
   * A position from text.
   * @throws PositionError where the text is no position of this game, or one that cannot occur.
   */
  deserialize(text: string): G['Position']

  /** The same for a value of any kind, without throwing: the position, or what is wrong with it and where. */
  validate(input: unknown): Parsed<G['Position']>

  /** Equal positions have equal keys. */
  canonicalKey(position: G['Position']): string

  /** The same position with another seed for what is drawn from here on; piles that lie there stay as they are. */
  reseed(position: G['Position'], seed: number): G['Position']
}

/** The types of a game whose positions hold their random generator. */
export type SeededTypes = GameTypes & { Position: Rng }

/** What the rules for programs are made of. */
interface Sources<G extends GameTypes> {
  ruleSet: Omit<RuleSet<G>, 'game'>
  /** The game by generated code: the same, sooner. */
  game: Game<G>
  saves: Pick<SaveGame<G>, 'setupSchema' | 'isPlayed'>
}

/** The rules of a game as programs are given them. */
export function makeRules<G extends SeededTypes>({ ruleSet, game, saves }: Sources<G>): Rules<G> {
  function parseSetup(input: unknown): G['Setup'] {
    const { seats, ...kept } = v.is(v.looseObject({}), input) ? input : { seats: undefined }
    const parsed = v.safeParse(saves.setupSchema, { options: {}, ...kept })
    if (!parsed.success) {
      const [{ expected, received, path }] = parsed.issues
      const at = (path ?? []).map(({ key }) => String(key)).join('.')
      throw new SetupError(at, `${expected ?? 'nothing'} expected, not ${received}`)
    }
    const setup = { ...parsed.output, seats } as G['Setup']
    if (!ruleSet.seats.includes(setup.seats) || !saves.isPlayed(setup)) {
      const played = ruleSet.seats.filter((count) => saves.isPlayed({ ...setup, seats: count }))
      throw new SetupError('seats', `${played.join(' | ')} expected, not ${JSON.stringify(seats)}`)
    }
    return setup
  }
  const refuse = (problems: readonly Problem[]): never => {
    throw new PositionError(problems, problems.map(describeProblem).join('; '))
  }
  function validate(input: unknown): Parsed<G['Position']> {
    return ruleSet.parsePosition(input)
  }
  return {
    id: game.parts.id,
    ruleIds: ruleSet.rules,
    decisions: game.decisionStates,
    seats: ruleSet.seats,
    parseSetup,
    setUp: (setup) => ruleSet.setUp(parseSetup(setup)),
    legalMoves: game.legalMoves,
    judge: game.judge,
    applyMove(position, move) {
      const result = game.applyMove(position, move)
      return result.ok ? { ok: true, position: result.position, events: result.events } : result
    },
    applyMoveInPlace: game.applyMoveInPlace,
    randomMove: game.randomMove,
    playRandomMove: game.playRandomMove,
    isOver: game.isOver,
    netGains: game.netGains,
    playerView: ruleSet.playerView,
    result(position) {
      const { points, winners, decidedBy } = ruleSet.resultOf(position)
      return { points, winners, decidedBy }
    },
    serialize: (position) => JSON.stringify(position),
    deserialize(text) {
      let input: unknown
      try {
        input = JSON.parse(text)
      } catch {
        return refuse([{ path: '', problem: 'not-json', values: {} }])
      }
      const parsed = validate(input)
      return parsed.ok ? parsed.value : refuse(parsed.problems)
    },
    validate,
    canonicalKey: ruleSet.canonicalKey,
    reseed: (position, seed) => ({ ...position, rng: seed | 0 }),
  }
}
