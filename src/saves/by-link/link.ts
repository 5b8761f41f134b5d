/** A whole game in an address: `#pr1~`, how long the rest is, what it sums up to, and one number in letters. */
import type { Identity } from '../../engine/game.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { SaveGame } from '../definition.ts'
import type { Read } from '../file.ts'
import { fingerprint } from '../fingerprint.ts'
import type { SavedGame } from '../game.ts'
import { atOnce, type Steps } from '../steps.ts'
import type { LinkedGame } from './definition.ts'
import { CodeError, fixedLetters, lettersOf, numberOf, reader, writer } from './digits.ts'
import { codeHead, codeMoves, type Head, MoveError, NewerForm } from './form.ts'

/** Letters that tell how many follow, and those that tell what these sum up to. */
const LENGTH = 3
const SUM = 3
const SUM_BITS = 18
/** Longer than any link that is written; reading takes time by the square of this. */
const MOST = 20_000

/** Why an address holds no game that can be read. */
export type ByLinkProblem =
  | { problem: 'foreign' | 'other-game' | 'newer' | 'cut' | 'changed' | 'other-rules' }
  /** The rules of this site refuse a move. */
  | { problem: 'move'; index: number }

/** A game as a link holds it. */
export type LinkGame<G extends GameTypes> = Omit<Head<G>, 'count'> & {
  moves: G['Move'][]
}

const FORM = /^#?([a-z]{0,4})(\d{1,3})~(.*)$/s

function sumOf(text: string): string {
  const print = fingerprint(SUM_BITS)
  print.feed(text)
  return fixedLetters(print.value(), SUM)
}

/** The part of an address behind the page. Throws where a move of the game is not legal, or it begins elsewhere than at a deal. */
export function* writingGame<G extends GameTypes>(
  saves: SaveGame<G>,
  linked: LinkedGame<G>,
  { id, setup, players, moves, saved, link, start }: SavedGame<G>,
): Steps<string> {
  if (start) throw new CodeError('it begins in the middle')
  const head = { count: moves.length, saved, setup, players, ...(link && { shared: { id, link } }) }
  const { code, number } = writer()
  codeHead(code, saves, linked, head)
  yield* codeMoves(code, saves, linked, head, moves)
  const body = lettersOf(number())
  return sealed(saves.game.parts, body)
}

/** The same at once. */
export const writeGame = <G extends GameTypes>(
  saves: SaveGame<G>,
  linked: LinkedGame<G>,
  saved: SavedGame<G>,
): string => atOnce(writingGame(saves, linked, saved))

/** The letters of a number with what tells of them: nothing of that can be changed unnoticed. */
export const sealed = (
  { linkCode, version }: Pick<Identity, 'linkCode' | 'version'>,
  body: string,
) => `#${linkCode}${version}~${fixedLetters(body.length, LENGTH)}${sumOf(body)}${body}`

/** A link whose head is read; its moves are read once the rules are there that its set-up asks for. */
export interface OpenLink<G extends GameTypes> {
  head: Head<G>
  reading: () => Steps<Read<LinkGame<G>, ByLinkProblem>>
}

/**
 * Opens a link of this form, or tells why it cannot be read. Takes anything, and never throws. What a text around it has
 * left at its end is no part of it.
 */
export function openGameLink<G extends GameTypes>(
  saves: SaveGame<G>,
  linked: LinkedGame<G>,
  hash: string,
): Read<OpenLink<G>, ByLinkProblem> {
  const body = bodyOf(saves.game.parts, hash)
  if (!body.ok) return body
  try {
    const { code, isAtEnd } = reader(numberOf(body.value))
    const head = codeHead(code, saves, linked)
    const { count: _, ...kept } = head
    if (!saves.isPlayed({ ...head.setup, seats: head.players.length }))
      throw new CodeError('not played so')
    const reading = function* (): ReturnType<OpenLink<G>['reading']> {
      try {
        const moves = yield* codeMoves(code, saves, linked, head)
        if (!isAtEnd()) throw new CodeError('something is left')
        return { ok: true, value: { ...kept, moves } }
      } catch (error) {
        return problemOf(error)
      }
    }
    return { ok: true, value: { head, reading } }
  } catch (error) {
    return problemOf(error)
  }
}

/** The whole game of a link, at once; for where all its rules are there. */
export function readGameLink<G extends GameTypes>(
  saves: SaveGame<G>,
  linked: LinkedGame<G>,
  hash: string,
): Read<LinkGame<G>, ByLinkProblem> {
  const open = openGameLink(saves, linked, hash)
  return open.ok ? atOnce(open.value.reading()) : open
}

function problemOf(error: unknown): { ok: false } & ByLinkProblem {
  if (error instanceof MoveError) return { ok: false, problem: 'move', index: error.index }
  // Its sum was right, so nobody changed it on the way: it was written so.
  return { ok: false, problem: error instanceof NewerForm ? 'newer' : 'other-rules' }
}

/** The letters of a link behind what tells of them. */
function bodyOf(
  ours: Pick<Identity, 'linkCode' | 'version'>,
  hash: string,
): Read<string, ByLinkProblem> {
  const [, game, digits, rest = ''] = FORM.exec(hash.trim()) ?? []
  if (game === undefined) return { ok: false, problem: 'foreign' }
  if (game !== ours.linkCode) return { ok: false, problem: 'other-game' }
  const version = Number(digits)
  if (version !== ours.version)
    return { ok: false, problem: version > ours.version ? 'newer' : 'other-rules' }
  const [letters = ''] = /^[\w-]*/.exec(rest) ?? []
  if (letters.length < LENGTH + SUM) return { ok: false, problem: 'cut' }
  const length = Number(numberOf(letters.slice(0, LENGTH)))
  const body = letters.slice(LENGTH + SUM, LENGTH + SUM + length)
  if (body.length < length) return { ok: false, problem: 'cut' }
  const isWhole = length <= MOST && sumOf(body) === letters.slice(LENGTH, LENGTH + SUM)
  return isWhole ? { ok: true, value: body } : { ok: false, problem: 'changed' }
}
