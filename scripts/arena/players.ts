import type { Bot, BotTypes } from '../../src/bots/bot.ts'
import type { Game } from '../../src/engine/game.ts'
import type { RuleSet } from '../../src/engine/rule-set.ts'
import { BOTS as OF_LE_HAVRE } from '../../src/games/le-havre/bots/bots.ts'
import type { LeHavreBots } from '../../src/games/le-havre/bots/types.ts'
import { leHavre } from '../../src/games/le-havre/plug.ts'
import { BOTS as OF_PUERTO_RICO } from '../../src/games/puerto-rico/bots/bots.ts'
import type { PuertoRicoBots } from '../../src/games/puerto-rico/bots/types.ts'
import { puertoRico } from '../../src/games/puerto-rico/plug.ts'
import type { GameId } from '../games/ids.ts'
import { leHavre as playedLeHavre } from '../games/le-havre.ts'
import type { Played } from '../games/played.ts'
import { puertoRico as playedPuertoRico } from '../games/puerto-rico.ts'
import { OTHERS_OF_LE_HAVRE } from './le-havre-players.ts'

/** What a match asks of a game and its bots. */
export interface Players<G extends BotTypes>
  extends Pick<Played<G>, 'setupOf'>,
    Pick<RuleSet<G>, 'playerView' | 'resultOf'> {
  /** The name of the game, for bots that are told it. */
  id: GameId
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

const playersOf = <G extends Rounds>(
  id: GameId,
  { game, setUp, setupOf }: Pick<Players<G>, 'game' | 'setUp' | 'setupOf'>,
  { playerView: view, resultOf }: Pick<RuleSet<G>, 'playerView' | 'resultOf'>,
  bots: Players<G>['bots'],
): Players<G> => ({
  id,
  game,
  setUp,
  setupOf,
  playerView: view,
  resultOf,
  bots,
  roundOf: ({ round }) => round,
})

const PUERTO_RICO = playersOf<PuertoRicoBots>(
  'puerto-rico',
  playedPuertoRico,
  puertoRico,
  OF_PUERTO_RICO,
)
const LE_HAVRE = playersOf<LeHavreBots>('le-havre', playedLeHavre, leHavre, {
  ...OF_LE_HAVRE,
  ...OTHERS_OF_LE_HAVRE,
})

/** Does something with the players of a game that is known by its name only. */
export function withPlayers<T>(id: GameId, use: <G extends BotTypes>(of: Players<G>) => T): T {
  return id === 'le-havre' ? use(LE_HAVRE) : use(PUERTO_RICO)
}
