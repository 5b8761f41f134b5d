import type { Bot, BotTypes } from '../bots/bot.ts'
import type { Game } from '../engine/game.ts'
import type { RuleSet } from '../engine/rule-set.ts'
import type { Played } from './played.ts'

/** What a match asks of a game and its bots. */
export interface Players<G extends BotTypes>
  extends Pick<Played<G>, 'setupOf'>,
    Pick<RuleSet<G>, 'playerView' | 'publicMove' | 'resultOf'> {
  /** The name of the game, for bots that are told it. */
  id: string
  game: Pick<
    Game<G>,
    'judge' | 'keyOfMove' | 'legalMoves' | 'parseMove' | 'applyMoveInPlace' | 'randomMove'
  >
  setUp: (setup: G['Setup']) => G['Position']
  /** By level. */
  bots: Readonly<Record<string, Bot<G>>>
  roundOf: (position: G['Position']) => number
}

/** What every game's positions say in which round they are. */
interface Rounds extends BotTypes {
  Position: BotTypes['Position'] & { round: number }
}

/** The players of a game, from what it is played in bulk by, its rules and its bots. */
export const playersOf = <G extends Rounds>(
  id: string,
  { game, setUp, setupOf }: Pick<Players<G>, 'game' | 'setUp' | 'setupOf'>,
  { playerView, publicMove, resultOf }: Pick<RuleSet<G>, 'playerView' | 'publicMove' | 'resultOf'>,
  bots: Players<G>['bots'],
): Players<G> => ({
  id,
  game,
  setUp,
  setupOf,
  playerView,
  publicMove,
  resultOf,
  bots,
  roundOf: ({ round }) => round,
})
