/** A kept game: how it was set up and every move since. Positions are played again from these. */
import * as v from 'valibot'
import { GAME } from '../games/puerto-rico/identity.ts'
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  OPTION_IDS,
  type Options,
  seatsOf,
} from '../games/puerto-rico/rules/editions.ts'
import { game } from '../games/puerto-rico/rules/game.ts'
import type { Move } from '../games/puerto-rico/rules/moves.ts'
import type { Note } from '../games/puerto-rico/rules/notes.ts'
import { OPTION_SCHEMAS, seedSchema } from '../games/puerto-rico/rules/option-schemas.ts'
import { setUp } from '../games/puerto-rico/rules/setup.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import { each } from '../games/puerto-rico/rules/vocabulary.ts'
import { type FileProblem, parseJson, problemOfHead, type Read } from './file.ts'

/** The form that this site writes. A file of a higher version comes from a newer site. */
const VERSION = 1

/** Who sits in a seat: a person at this device, or a bot by its level. */
export const PLAYER_KINDS = ['human', 'novice', 'intermediate', 'advanced'] as const
export type PlayerKind = (typeof PLAYER_KINDS)[number]

/** The last moment that a `Date` can tell. */
const LAST_DATE = 8.64e15

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const whole = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(whole, v.minValue(0))

const move = v.pipe(
  v.custom<Move>((input) => game.parseMove(input) !== null),
  v.transform((input) => game.parseMove(input) ?? input),
)

const gameSchema = v.strictObject({
  game: v.literal(GAME),
  kind: v.literal('game'),
  version: v.literal(VERSION),
  id: v.pipe(text(40), v.regex(/^[\w-]+$/)),
  /** Counts how often it was kept, so that a second window sees that the first has gone on. */
  revision: count,
  /** When it was last played, as milliseconds since 1970. */
  saved: v.pipe(count, v.maxValue(LAST_DATE)),
  edition: v.picklist(EDITIONS),
  seed: seedSchema,
  options: v.strictObject(each(OPTION_IDS, (id) => v.exactOptional(OPTION_SCHEMAS[id]))),
  players: v.pipe(v.array(v.picklist(PLAYER_KINDS)), v.minLength(2), v.maxLength(5)),
  /** What a bot may think about one decision, in milliseconds. */
  botTime: v.exactOptional(v.pipe(whole, v.minValue(50), v.maxValue(60_000))),
  moves: v.pipe(v.array(move), v.maxLength(5000)),
})
export type SavedGame = v.InferOutput<typeof gameSchema>

/** Why something is not a game that can be opened. */
export type SaveProblem =
  | FileProblem
  /** The rules of this site refuse a move, so the game cannot be followed beyond it. */
  | { problem: 'move'; index: number }

export type Opened<T> = Read<T, SaveProblem>

/** Longest file that is read at all; a long game has some 40,000 characters. */
export const MAX_GAME = 1_000_000

/** What a new game is dealt from. */
export type NewGame = Pick<SavedGame, 'edition' | 'seed' | 'options' | 'players' | 'botTime'>

/** A game that begins now. */
export function beginGame(dealt: NewGame): SavedGame {
  const head = { game: GAME, kind: 'game', version: VERSION } as const
  return { ...head, id: newId(), revision: 0, saved: Date.now(), ...dealt, moves: [] }
}

/** A copy under a name of its own, which nothing kept can stand in the way of. */
export const asNewGame = (game: SavedGame): SavedGame => ({ ...game, id: newId(), revision: 0 })

/** `crypto.randomUUID` would need a secure context; a table's own network has none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Reads a game from text of any origin. Never throws. */
export function readGame(text: string): Opened<SavedGame> {
  const read = parseJson(text, MAX_GAME)
  if (!read.ok) return read
  const wrong = problemOfHead(read.value, 'game', VERSION)
  if (wrong) return { ok: false, ...wrong }
  const parsed = v.safeParse(gameSchema, read.value)
  if (!parsed.success || !seatsOf(parsed.output.edition).includes(parsed.output.players.length))
    return { ok: false, problem: 'damaged' }
  return { ok: true, value: parsed.output }
}

/** The deal of a game. */
export function dealOf(saved: NewGame): Position {
  const options = { ...DEFAULT_OPTIONS, ...saved.options } as Options
  return setUp({ edition: saved.edition, seats: saved.players.length, seed: saved.seed, options })
}

/** One move of a game as it was played. */
export interface PlayedTurn {
  before: Position
  move: Move
  notes: Note[]
  after: Position
}

/** Plays a game again, move by move; the rules are asked anew for each. */
export function replay(saved: SavedGame): Opened<{ turns: PlayedTurn[]; position: Position }> {
  let position = dealOf(saved)
  const turns: PlayedTurn[] = []
  for (const [index, move] of saved.moves.entries()) {
    const next = game.advance(position, move)
    if (!next.ok) return { ok: false, problem: 'move', index }
    const turn = { before: position, move, notes: next.notes, after: next.position }
    turns.push(turn)
    position = turn.after
  }
  return { ok: true, value: { turns, position } }
}
