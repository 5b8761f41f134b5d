import type { Bot, BotTypes } from '../../src/bots/bot.ts'
import type { Game } from '../../src/engine/game.ts'
import type { RuleSet } from '../../src/engine/rule-set.ts'
import { BOTS } from '../../src/games/puerto-rico/bots/bots.ts'
import { fitted } from '../../src/games/puerto-rico/bots/fitted.ts'
import type { PuertoRicoBots } from '../../src/games/puerto-rico/bots/types.ts'
import { puertoRico } from '../../src/games/puerto-rico/plug.ts'
import type { Played } from '../games/played.ts'
import { puertoRico as played } from '../games/puerto-rico.ts'

/** What a match asks of a game and its bots. */
export interface Players<G extends BotTypes>
  extends Pick<Played<G>, 'setupOf'>,
    Pick<RuleSet<G>, 'view' | 'resultOf'> {
  /** The name of the game, for bots that are told it. */
  id: string
  game: Pick<Game<G>, 'judge' | 'legalMoves' | 'parseMove' | 'playOn' | 'randomMove'>
  setUp: (setup: G['Setup']) => G['Position']
  /** By name: the levels, and what is measured against them. */
  bots: Readonly<Record<string, Bot<G>>>
  roundOf: (position: G['Position']) => number
}

export const PUERTO_RICO: Players<PuertoRicoBots> = {
  id: played.game.parts.id,
  game: played.game,
  setUp: played.setUp,
  setupOf: played.setupOf,
  view: puertoRico.view,
  resultOf: puertoRico.resultOf,
  bots: { ...BOTS, fitted },
  roundOf: ({ round }) => round,
}
