import type { Game } from '../engine/game.ts'
import type { GameTypes, PlayedTurn } from '../engine/types.ts'

/** Plays moves on from a position, as far as the rules allow. */
export function playedOn<G extends GameTypes>(
  game: Game<G>,
  position: G['Position'],
  moves: readonly G['Move'][],
): PlayedTurn<G>[] {
  const made: PlayedTurn<G>[] = []
  for (const move of moves) {
    const before = made.at(-1)?.after ?? position
    const next = game.applyMove(before, move)
    if (!next.ok) break
    made.push({ before, move, events: next.events, after: next.position })
  }
  return made
}

/** What was tried from a position: the line that stands, what was taken back of it, and lines that were left. */
export interface Lines<G extends GameTypes> {
  start: G['Position']
  done: readonly G['Move'][]
  undone: readonly G['Move'][]
  branches: readonly (readonly G['Move'][])[]
}

/**
 * Lines taken up again from a position, as far as they are legal there; `at` moves of the first one are
 * made. Where the position has changed it shows first as it is, and its line can be played on.
 */
export function takenUp<G extends GameTypes>(
  game: Game<G>,
  lines: Lines<G> | null,
  position: G['Position'],
): { made: PlayedTurn<G>[]; at: number; branches: PlayedTurn<G>[][] } {
  if (!lines) return { made: [], at: 0, branches: [] }
  const isSame = JSON.stringify(lines.start) === JSON.stringify(position)
  return {
    made: playedOn(game, position, [...lines.done, ...lines.undone]),
    at: isSame ? lines.done.length : 0,
    branches: lines.branches
      .map((moves) => playedOn(game, position, moves))
      .filter((turns) => turns.length > 0),
  }
}
