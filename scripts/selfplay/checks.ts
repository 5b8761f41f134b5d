import { type Rng, random } from '../../src/engine/rng.ts'
import { violations } from '../../src/games/puerto-rico/proof/invariants.ts'
import { bulkGame as game } from '../../src/games/puerto-rico/rules/bulk.ts'
import type { Move } from '../../src/games/puerto-rico/rules/moves.ts'
import type { Position } from '../../src/games/puerto-rico/rules/state.ts'
import { madeUpMove, spoiledMove } from './unlisted.ts'

/** A mayor's layouts may be a hundred thousand: of so long a list the first part is judged. */
const MOST_JUDGED = 30
const MADE_UP = 3

const inWords = (move: unknown): string => JSON.stringify(move)

/** The invariants that a position breaks, and whether somebody can move exactly until the end. */
export function problemsAt(position: Position, drawn: Move | null): string[] {
  const found = violations(position)
  if ((position.at === 'over') === (drawn !== null))
    found.push(drawn ? 'the game is over, yet somebody can move' : 'nobody can move')
  return found
}

/**
 * Everything that is wrong with what the game says of moves: every listed move is judged legal and
 * is listed once, the move drawn is among them, one spoiled so that no rule can allow it is judged
 * illegal, and so are sampled moves that are not listed. When the game is over nothing is listed.
 */
export function moveProblemsAt(position: Position, drawn: Move | null, holder: Rng): string[] {
  const draw = () => random(holder)
  const found: string[] = []
  const listed = new Set<string>()
  let before = 0
  let complete = true
  for (const move of game.legalMoves(position)) {
    const { size } = listed.add(game.keyOfMove(move))
    if (size === before) found.push(`${inWords(move)} is listed twice`)
    before = size
    if (!game.judge(position, move).legal)
      found.push(`${inWords(move)} is listed but judged illegal`)
    complete = listed.size < MOST_JUDGED
    if (!complete) break
  }
  if (!drawn || position.at === 'over')
    return listed.size > 0 ? [...found, 'moves are listed after the end'] : found
  const drawnFits = complete ? listed.has(game.keyOfMove(drawn)) : game.judge(position, drawn).legal
  if (!drawnFits) found.push(`${inWords(drawn)} was drawn, but is not legal`)
  const spoiled = spoiledMove(position, drawn, draw)
  if (game.judge(position, spoiled).legal)
    found.push(`${inWords(spoiled)} is absurd but judged legal`)
  for (let sample = 0; complete && sample < MADE_UP; sample++) {
    const move = madeUpMove(position, game.moveKindsAt(position), draw)
    if (!listed.has(game.keyOfMove(move)) && game.judge(position, move).legal)
      found.push(`${inWords(move)} is not listed but judged legal`)
  }
  return found
}
