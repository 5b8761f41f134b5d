/** What a game's link holds, described once for writing and for reading: its head, and then its moves. */
import type { GameTypes } from '../../engine/types.ts'
import { LAST_DATE } from '../clock.ts'
import type { SaveGame } from '../definition.ts'
import { fingerprint } from '../fingerprint.ts'
import { firstPosition, HUMAN, LINK_ID, type SavedGame, type Together } from '../game.ts'
import { MOST_MOVES } from '../link.ts'
import type { Steps } from '../steps.ts'
import type { LinkedGame } from './definition.ts'
import { type Code, CodeError, codeCount, codeFlag, codeOne, codeText } from './digits.ts'
import { codeMove, listedMoves } from './moves.ts'

/** The form that this site writes. The first one knew neither who sits at a seat nor what was declined. */
const FORM = 1
const FORMS = 8
const MOST_SEATS = 10
/** As many marks of somebody at a seat there are; 0 is none. */
export const MARKS = 2 ** 12
/** Longest name of a player, in bytes. */
const MOST_NAME = 80
const MINUTE = 60_000
const PRINT_BITS = 18

/** What a link tells of a game before its moves. */
export interface Head<G extends GameTypes> extends Pick<SavedGame<G>, 'setup' | 'players'> {
  /** When it was last played, to the minute. */
  saved: number
  count: number
  /** Where it is played by link. */
  shared?: { id: string; link: SharedLink }
}
/** What everybody who plays a game by link knows of that. */
export type SharedLink = Omit<Together, 'own' | 'sent' | 'owed'>

/** It was made by a site of a later form. */
export class NewerForm extends Error {}

/** It was written by other rules: its moves are not those that it was written with. */
export class OtherRules extends Error {}

/** The head of a link, written, or read where nothing is given. */
export function codeHead<G extends GameTypes>(
  code: Code,
  saves: SaveGame<G>,
  linked: LinkedGame<G>,
  given?: Head<G>,
): Head<G> {
  const form = code(FORMS, FORM)
  if (form > FORM) throw new NewerForm()
  const count = codeCount(code, given?.count ?? 0)
  if (count > MOST_MOVES) throw new CodeError('too many moves')
  const saved = codeCount(code, Math.floor((given?.saved ?? 0) / MINUTE)) * MINUTE
  if (saved > LAST_DATE) throw new CodeError('beyond all dates')
  const seats = code(MOST_SEATS, (given?.players.length ?? 0) - 1) + 1
  const kinds = [HUMAN, ...saves.levels]
  const players = Array.from({ length: seats }, (_, seat) =>
    codeOne(code, kinds, given?.players[seat]),
  )
  const setup = linked.codeSetup(code, given?.setup ?? {})
  const shared = codeFlag(code, given?.shared !== undefined)
    ? codeShared(code, form, players, given?.shared)
    : undefined
  return { count, saved, players, setup, ...(shared && { shared }) }
}

function codeShared(
  code: Code,
  form: number,
  players: readonly string[],
  given: Head<GameTypes>['shared'],
): NonNullable<Head<GameTypes>['shared']> {
  const id = code(256 ** LINK_ID, given ? Number.parseInt(given.id, 16) : 0)
    .toString(16)
    .padStart(2 * LINK_ID, '0')
  const { hints, names, taken, marks, turnedBack, asked, declined } = given?.link ?? {}
  const seated = players.map((kind, seat) => {
    if (kind !== HUMAN) return { taken: true, name: '', mark: 0 }
    const isTaken = codeFlag(code, taken?.[seat] ?? false)
    const name = codeText(code, names?.[seat] ?? '', MOST_NAME)
    const isMarked = isTaken && form > 0
    return { taken: isTaken, name, mark: isMarked ? code(MARKS, marks?.[seat] ?? 0) : 0 }
  })
  const link: SharedLink = {
    hints: codeFlag(code, hints ?? true),
    names: seated.map(({ name }) => name),
    taken: seated.map(({ taken }) => taken),
    marks: seated.map(({ mark }) => mark),
    turnedBack: codeCount(code, turnedBack ?? 0),
  }
  const askedTo = codeOptional(code, asked)
  const declinedTo = form > 0 ? codeOptional(code, declined) : undefined
  return {
    id,
    link: {
      ...link,
      ...(askedTo !== undefined && { asked: askedTo }),
      ...(declinedTo !== undefined && { declined: declinedTo }),
    },
  }
}

/** A count, or that there is none. */
const codeOptional = (code: Code, value: number | undefined): number | undefined =>
  codeFlag(code, value !== undefined) ? codeCount(code, value ?? 0) : undefined

/** The moves do not lead on as a link tells: what was read up to there, and which of them it was. */
export class MoveError extends Error {
  readonly index: number
  constructor(index: number) {
    super(`no move ${index + 1}`)
    this.index = index
  }
}

/**
 * The moves of a game, written, or read where none are given. Each is played by the rules of this site; the first that cannot
 * be is thrown with its place. A fingerprint of the moves and the lists that they were chosen from tells whether those who
 * read them play by the same rules.
 */
export function* codeMoves<G extends GameTypes>(
  code: Code,
  saves: SaveGame<G>,
  linked: LinkedGame<G>,
  { setup, players, count }: Pick<Head<G>, 'setup' | 'players' | 'count'>,
  given?: readonly G['Move'][],
): Steps<G['Move'][]> {
  const { game } = saves
  const position = game.parts.copy(firstPosition(saves, { setup, players }))
  const { feed, value } = fingerprint(PRINT_BITS)
  const moves: G['Move'][] = []
  for (let index = 0; index < count; index++) {
    const listed = listedMoves(game, position)
    if (listed?.length === 0) throw new MoveError(index)
    const move = codeMove(code, game, linked, position, listed, given?.[index])
    if (!listed && !game.judge(position, move).legal) throw new MoveError(index)
    feed(`${listed?.length ?? ''} ${game.keyOfMove(move)}`)
    moves.push(move)
    game.applyMoveInPlace(position, move)
    yield
  }
  const print = value()
  if (code(2 ** PRINT_BITS, print) !== print) throw new OtherRules()
  return moves
}
