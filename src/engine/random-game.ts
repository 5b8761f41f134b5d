/** Random games of any game that has rules: the same seed, the same game. */
import { random } from './rng.ts'
import type { RuleSet } from './rule-set.ts'
import type { GameTypes } from './types.ts'

/** Far more decisions than any game needs: one that reaches it does not end. */
export const MOST_DECISIONS = 20_000

/** Spreads a 32-bit number over all of them, no two to the same. */
function mix(number: number): number {
  let mixed = number
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** The seed of game number `index` of a run. */
export const seedOf = (run: number, index: number): number => mix(mix(run) + index)

/** The generator that draws the moves of a game; the deal draws from the seed itself. */
export function moverOf(seed: number): () => number {
  const mover = { rng: mix(seed) | 0 }
  return () => random(mover)
}

/** Called with every position of a game, and with the move played next; null when the game is over. */
type Watch<G extends GameTypes> = (position: G['Position'], next: G['Move'] | null) => void

/**
 * Plays one random game as `playGame` does, where nobody needs to know the moves: it is told only where
 * each decision stands.
 */
export function playUnwatched<G extends GameTypes>(
  { game, setUp }: Pick<RuleSet<G>, 'game' | 'setUp'>,
  setup: G['Setup'],
  meet?: (at: string) => void,
): { position: G['Position']; decisions: number } {
  const position = setUp(setup)
  const draw = moverOf(setup.seed)
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const { at } = position
    if (!game.playRandomMove(position, draw)) return { position, decisions }
    meet?.(at)
  }
  throw new Error(`no end after ${MOST_DECISIONS} decisions`)
}

/**
 * Plays one random game to its end on one position, and gives that position and the number of
 * decisions. Throws where the game does not end.
 */
export function playGame<G extends GameTypes>(
  { game, setUp }: Pick<RuleSet<G>, 'game' | 'setUp'>,
  setup: G['Setup'],
  watch?: Watch<G>,
): { position: G['Position']; decisions: number } {
  if (!watch) return playUnwatched({ game, setUp }, setup)
  const position = setUp(setup)
  const draw = moverOf(setup.seed)
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const move = game.randomMove(position, draw)
    watch(position, move)
    if (!move) return { position, decisions }
    game.applyMoveInPlace(position, move)
  }
  throw new Error(`no end after ${MOST_DECISIONS} decisions`)
}
