import type { Game } from '../engine/game.ts'
import type { Rng } from '../engine/rng.ts'
import type { Bot, BotTypes, Budget, Valued } from './bot.ts'

/** The bots of a game by level, from the weakest to the strongest. */
export type Bots<G extends BotTypes> = Readonly<Record<G['Level'], Bot<G>>>

/** What a bot is asked. */
export interface Question<G extends BotTypes> {
  level: G['Level']
  view: G['View']
  budget: Budget
  /** Same view, same seed, same number of iterations: same choice, where nothing is remembered. */
  seed: number
  /** Where it may remember what it found before. */
  history?: SeatHistory | undefined
}

/** The way to a position, and the seat that sees it: a bot that is asked again for that seat remembers. */
export interface SeatHistory {
  seat: number
  /** What names the game, and the keys of all moves made in it. */
  made: readonly string[]
}

/** What the search asks of a game. */
export interface SearchGame<G extends BotTypes> {
  game: Pick<Game<G>, 'isOver' | 'judge' | 'keyOfMove' | 'legalMoves' | 'applyMoveInPlace'>
  /** A position that a view does not exclude; the same view and generator give the same one. */
  determinize: (view: G['View'], rng: Rng) => G['Position']
  /** The moves worth a look at a position that is not over, at least one, the best first. */
  candidates: (position: G['Position']) => readonly Valued<G['Move']>[]
  /** The move by which a game is played out; many are asked for, so it is found quickly. */
  decide: (position: G['Position'], rng: Rng) => G['Move']
  /**
   * Whether the candidates of a position hold wherever the same moves were made, whatever is hidden, so that
   * they need not be found anew; one that does not fit is noticed.
   */
  remembers: (position: G['Position']) => boolean
  /** What speaks for a move, as the bots that do not search would say it; null where they would not. */
  explain: (position: G['Position'], move: G['Move']) => G['Reason'] | null
  /** How far a game has come: it is played on for `settings.rounds` of this. */
  roundOf: (position: G['Position']) => number
  /** The points that each seat may expect in the end; those it has when the game is over. */
  standings: (position: G['Position']) => readonly number[]
  settings: SearchSettings
}

export interface SearchSettings {
  /** Weight of the candidates' values against what games came to. */
  curiosity: number
  /** Points by which candidates are told apart. */
  temperature: number
  /** Rounds that a game is played on before it is reckoned. */
  rounds: number
  /** Margin in points that counts as nearly decided. */
  decisive: number
}
