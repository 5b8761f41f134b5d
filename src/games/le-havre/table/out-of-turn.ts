/** What anybody may do while somebody else decides, wherever no action runs. */
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'

type Plays = (seat: number) => boolean

/** The legal moves among those that `plays` lets somebody here make. */
function legalFor(position: Position, plays: Plays, movesOf: (seat: number) => Move[]): Move[] {
  return [...position.players.keys()]
    .filter(plays)
    .flatMap(movesOf)
    .filter((move) => game.judge(position, move).legal)
}

/** A loan paid back by each seat that may. */
export const repayments = (position: Position, plays: Plays): Move[] =>
  legalFor(position, plays, (seat) => [{ do: 'repay', seat }])

/** Every card that may be sold. */
export const sales = (position: Position, plays: Plays): Move[] =>
  legalFor(position, plays, (seat) => {
    const { buildings = [], ships = [] } = position.players[seat] ?? {}
    return [...buildings, ...ships].map((card): Move => ({ do: 'sell', seat, card }))
  })
