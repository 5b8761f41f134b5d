/** Checks of what a game says at one decision; they need no knowledge of the game. */
import type { Game } from './game.ts'
import { alteredMove, madeUpMove, spoiledMove } from './made-up-move.ts'
import type { MoveKinds } from './move-kinds.ts'
import { makePlainCheck } from './plain-check.ts'
import { describeProblem } from './problem.ts'
import type { RuleSet } from './rule-set.ts'
import type { GameTypes } from './types.ts'

/** Where more moves are listed, as layouts may be by the hundred thousand, only so many of them are judged. */
const MOST_JUDGED = 30
const MADE_UP = 4

const inWords = (move: unknown): string => JSON.stringify(move)

const plainChecks = new WeakMap<MoveKinds, (input: unknown) => boolean>()

/** Tells whether a move is told as it is when it is parsed. */
function plainCheckOf<G extends GameTypes>({ parts }: Game<G>): (move: G['Move']) => boolean {
  const known = plainChecks.get(parts.moveKinds)
  if (known) return known
  const check = makePlainCheck(parts.moveKinds)
  plainChecks.set(parts.moveKinds, check)
  return check
}

/** What cannot be true of a position, and whether somebody can move exactly until the end. */
export function positionProblems<G extends GameTypes>(
  { game, validate }: RuleSet<G>,
  position: G['Position'],
  next: G['Move'] | null,
): string[] {
  const found = validate(position).map(describeProblem)
  const over = game.isOver(position)
  if (over === (next !== null))
    found.push(next ? 'the game is over, yet somebody can move' : 'nobody can move')
  return found
}

/**
 * What is wrong with the moves of a position: each listed one is in its plain form, judged legal and
 * listed once, the one drawn is among them, and neither a spoiled move nor one made up or altered that is not listed is legal.
 */
export function moveProblems<G extends GameTypes>(
  { game }: RuleSet<G>,
  position: G['Position'],
  next: G['Move'] | null,
  random: () => number,
): string[] {
  const found: string[] = []
  const isPlain = plainCheckOf(game)
  const listed = new Set<string>()
  let complete = true
  for (const move of game.legalMoves(position)) {
    const key = game.keyOfMove(move)
    if (listed.has(key)) found.push(`${inWords(move)} is listed twice`)
    listed.add(key)
    const { broken } = game.judge(position, move)
    if (broken.length > 0) found.push(`${inWords(move)} is listed, but breaks ${broken}`)
    else if (!isPlain(move)) found.push(`${inWords(move)} is not in its plain form`)
    complete = listed.size < MOST_JUDGED
    if (!complete) break
  }
  if (!next) return listed.size > 0 ? [...found, 'moves are listed after the end'] : found
  if (complete && !listed.has(game.keyOfMove(next)))
    found.push(`${inWords(next)} was drawn, but is not listed`)
  const { broken } = game.judge(position, next)
  if (broken.length > 0) found.push(`${inWords(next)} was drawn, but breaks ${broken}`)
  else if (!isPlain(next)) found.push(`${inWords(next)} is not in its plain form`)
  const spoiled = spoiledMove(game.parts.moveKinds, position, next, random)
  if (game.judge(position, spoiled).legal) found.push(`${inWords(spoiled)} is absurd, but legal`)
  if (!complete) return found
  const kinds = game.moveKindsAt(position)
  for (let sample = 0; sample < MADE_UP; sample++) {
    const move =
      sample % 2 === 0
        ? madeUpMove(game.parts.moveKinds, kinds, position, random)
        : alteredMove(game.parts.moveKinds, position, next, random)
    const legal = game.judge(position, move).legal && game.parseMove(move)
    if (legal && !listed.has(game.keyOfMove(legal)))
      found.push(`${inWords(move)} is legal, but not listed`)
  }
  return found
}

/** What seats own by the inventory, token by token, against what the events of a move say that they gained. */
export function noteProblems<G extends GameTypes>(
  { game, inventory, tokens }: RuleSet<G>,
  position: G['Position'],
  move: G['Move'],
): string[] {
  const { ownPlaces, uncounted } = game.parts
  const after = game.applyMove(position, move)
  if (!after.ok) return [`${inWords(move)} breaks ${after.broken}`]
  const change = new Map<string, number>()
  const add = (sign: number, of: G['Position']): void =>
    inventory.tell(of, (token, place, seat, count) => {
      if (seat === null || !(ownPlaces as ReadonlySet<string>).has(place)) return
      const key = `${seat} ${token}`
      change.set(key, (change.get(key) ?? 0) + sign * count)
    })
  add(1, after.position)
  add(-1, position)
  const found: string[] = []
  for (const seat of position.players.keys()) {
    const gains = game.netGains(after.events, seat)
    for (const token of tokens) {
      if (uncounted.has(token)) continue
      const [emitted, real] = [gains[token] ?? 0, change.get(`${seat} ${token}`) ?? 0]
      if (emitted !== real)
        found.push(
          `${inWords(move)}: events tell ${emitted} ${token} for seat ${seat}, not ${real}`,
        )
    }
  }
  return found
}
