import { toTheEnd } from '../src/bots/bot.ts'
import { BOTS } from '../src/games/le-havre/bots/bots.ts'
import { bulkGame } from '../src/games/le-havre/rules/bulk.ts'
import { copyState as copyLeHavre } from '../src/games/le-havre/rules/state.ts'
import { playerView } from '../src/games/le-havre/rules/view.ts'
import { type Saved as SavedLeHavre, saves as savesLeHavre } from '../src/games/le-havre/saves.ts'
import { decide } from '../src/games/puerto-rico/bots/heuristic/decide.ts'
import { copyState } from '../src/games/puerto-rico/rules/copy-state.ts'
import { game } from '../src/games/puerto-rico/rules/game.ts'
import { type Saved, saves } from '../src/games/puerto-rico/saves.ts'
import { beginGame, firstPosition } from '../src/saves/game.ts'

/** A whole game as the middle bot plays it on all sides, kept as if `players` had played it. */
export function finishedGame(players: string[], more: Partial<Saved['setup']> = {}): Saved {
  const begun = beginGame(saves, {
    setup: {
      edition: players.length === 2 ? 'two-player' : 'classic',
      seed: 11,
      options: {},
      ...more,
    },
    players,
    botTime: 50,
  })
  const position = copyState(firstPosition(saves, begun))
  const moves: Saved['moves'] = []
  while (position.at !== 'over') {
    const { move } = decide(position)
    moves.push(move)
    game.applyMoveInPlace(position, move)
  }
  return { ...begun, moves }
}

/** A whole short game of Le Havre as its first bot plays it on all sides. */
export function finishedLeHavre(players: string[]): SavedLeHavre {
  const setup = { version: 'short', seed: 11 } as const
  const begun = beginGame(savesLeHavre, { setup, players, botTime: 50 })
  const position = copyLeHavre(firstPosition(savesLeHavre, begun))
  const moves: SavedLeHavre['moves'] = []
  while (position.at !== 'over') {
    const view = playerView(position, position.seat)
    const { move } = toTheEnd(BOTS.novice.think(view, { iterations: 20 }, { rng: moves.length }))
    moves.push(move)
    bulkGame.applyMoveInPlace(position, move)
  }
  return { ...begun, moves }
}
