/** A kept game: how it was set up, or where it begins, and every move since. Positions are played again from these. */
import * as v from 'valibot'
import type { GameTypes, PlayedTurn } from '../engine/types.ts'
import { LAST_DATE, now } from './clock.ts'
import type { PersistedSetup, SaveGame } from './definition.ts'
import { type FileProblem, parseJson, problemOfHead, type Read } from './file.ts'
import { newId } from './id.ts'
import { MOST_MOVES } from './link.ts'
import { atOnce, type Steps } from './steps.ts'

/** The form that this site writes. A file of a higher version comes from a newer site. */
const VERSION = 1

/** Who plays at a seat: a person at this device. Bots are named by their level. */
export const HUMAN = 'human'

/** Bytes of the id of a game that is played by link. */
export const LINK_ID = 5

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const whole = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(whole, v.minValue(0))

const headEntries = {
  game: v.string(),
  kind: v.literal('game'),
  version: v.literal(VERSION),
  id: v.pipe(text(40), v.regex(/^[\w-]+$/)),
  /** Counts how often it was kept, so that a second window sees that the first has gone on. */
  revision: count,
  /** When it was last played, as milliseconds since 1970. */
  saved: v.pipe(count, v.maxValue(LAST_DATE)),
  /** What a bot may think about one decision, in milliseconds. */
  botTime: v.exactOptional(v.pipe(whole, v.minValue(50), v.maxValue(60_000))),
  /** It came from somebody else: nobody in it is the reader. */
  foreign: v.exactOptional(v.literal(true)),
}
const headSchema = v.object(headEntries)

/** What a game that is played by link has besides, seat by seat. */
const togetherSchema = v.strictObject({
  /** What whoever sits there is called; a bot is called nothing here. */
  names: v.pipe(v.array(text(40)), v.maxLength(10)),
  /** Whether somebody has sat down there. */
  taken: v.pipe(v.array(v.boolean()), v.maxLength(10)),
  /** A number that was drawn as somebody sat down there, so that two who did are told apart; 0 where nobody knows. */
  marks: v.optional(v.pipe(v.array(count), v.maxLength(10)), []),
  /** The seats that play on this device; none where one watches. */
  own: v.pipe(v.array(count), v.maxLength(10)),
  hints: v.boolean(),
  /** How often all agreed to go back. */
  turnedBack: count,
  /** After how many moves somebody asks to go on again. */
  asked: v.exactOptional(count),
  /** After how many moves somebody asked to go on again, and was told no. */
  declined: v.exactOptional(count),
  /** Here that was answered, and is not handed on yet. */
  owed: v.exactOptional(v.literal(true)),
  /** As many moves have been handed on, or come from elsewhere. */
  sent: count,
})
export type Together = v.InferOutput<typeof togetherSchema>

/** What a new game is dealt from; the seats are those who play. */
export interface NewGame<G extends GameTypes> {
  setup: PersistedSetup<G>
  /** Where it begins, if that is not the deal. */
  start?: G['Position']
  players: string[]
  botTime?: number
  /** Where people elsewhere play as well, and the game goes from one to the other by link. */
  link?: Together
}

export type SavedGame<G extends GameTypes> = v.InferOutput<typeof headSchema> &
  NewGame<G> & { moves: G['Move'][] }

function schemaFor<G extends GameTypes>(definition: SaveGame<G>) {
  const { game, setupSchema, levels, parsePosition } = definition
  const players = v.picklist([HUMAN, ...levels])
  const move = v.pipe(
    v.custom<G['Move']>((input) => game.parseMove(input) !== null),
    v.transform((input) => game.parseMove(input) ?? input),
  )
  return v.strictObject({
    ...headEntries,
    setup: setupSchema,
    start: v.exactOptional(v.custom<G['Position']>((input) => parsePosition(input).ok)),
    players: v.pipe(v.array(players), v.minLength(1), v.maxLength(10)),
    link: v.exactOptional(togetherSchema),
    moves: v.pipe(v.array(move), v.maxLength(MOST_MOVES)),
  })
}

/** Why something is not a game that can be opened. */
export type SaveProblem =
  | FileProblem
  /** The rules of this site refuse a move, so the game cannot be followed beyond it. */
  | { problem: 'move'; index: number }

type Opened<T> = Read<T, SaveProblem>

/** Longest file that is read at all; a long game has some 40,000 characters. */
export const MAX_GAME = 1_000_000

/** A game that begins now. */
export function beginGame<G extends GameTypes>(
  { game }: SaveGame<G>,
  dealt: NewGame<G>,
): SavedGame<G> {
  const head = { game: game.parts.id, kind: 'game', version: VERSION } as const
  const id = dealt.link ? newId(LINK_ID) : newId()
  return { ...head, id, revision: 0, saved: now(), ...dealt, moves: [] }
}

/** A copy under a name of its own, which nothing kept can stand in the way of; everybody in it plays here. */
export function asNewGame<G extends GameTypes>({ link: _, ...saved }: SavedGame<G>): SavedGame<G> {
  return { ...saved, id: newId(), revision: 0 } as SavedGame<G>
}

/** Reads a game from text of any origin. Never throws. */
export function readGame<G extends GameTypes>(
  definition: SaveGame<G>,
  text: string,
): Opened<SavedGame<G>> {
  const read = parseJson(text, MAX_GAME)
  return read.ok ? gameFrom(definition, read.value) : read
}

/** Reads a game from JSON of any origin. Never throws. */
export function gameFrom<G extends GameTypes>(
  definition: SaveGame<G>,
  content: unknown,
): Opened<SavedGame<G>> {
  const wrong = problemOfHead(content, definition.game.parts.id, 'game', VERSION)
  if (wrong) return { ok: false, ...wrong }
  const parsed = v.safeParse(schemaFor(definition), content)
  if (!parsed.success) return { ok: false, problem: 'damaged' }
  const saved = parsed.output as SavedGame<G>
  const seats = saved.players.length
  const fits =
    definition.isPlayed({ ...saved.setup, seats }, saved.start) &&
    (!saved.start || saved.start.players.length === seats)
  return fits ? { ok: true, value: saved } : { ok: false, problem: 'damaged' }
}

/** The first position of a game: that of the deal, where it names none of its own. */
export function firstPosition<G extends GameTypes>(
  { setUp }: SaveGame<G>,
  { setup, start, players }: NewGame<G>,
): G['Position'] {
  return start ?? setUp({ ...setup, seats: players.length })
}

type Replayed<G extends GameTypes> = Opened<{ turns: PlayedTurn<G>[]; position: G['Position'] }>

/** Plays a game again, move by move; the rules are asked anew for each. */
export const replay = <G extends GameTypes>(
  definition: SaveGame<G>,
  saved: SavedGame<G>,
): Replayed<G> => atOnce(replaying(definition, saved))

/** The same with a pause after each move. */
export function* replaying<G extends GameTypes>(
  definition: SaveGame<G>,
  saved: SavedGame<G>,
): Steps<Replayed<G>> {
  let position = firstPosition(definition, saved)
  const turns: PlayedTurn<G>[] = []
  for (const [index, move] of saved.moves.entries()) {
    const next = definition.game.applyMove(position, move)
    if (!next.ok) return { ok: false, problem: 'move', index }
    turns.push({ before: position, move, events: next.events, after: next.position })
    position = next.position
    yield
  }
  return { ok: true, value: { turns, position } }
}
