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
