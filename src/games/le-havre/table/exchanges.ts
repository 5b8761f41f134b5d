import { currentOf } from '../rules/define-move.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { countedOf, tokensOf } from './proposal.ts'

/** For each way to take something in an exchange: the move that gives the cheapest for it. */
export function proposedExchanges(position: Position): Move[] {
  const rows = currentOf(position, 'exchange')?.rows ?? []
  const { seat } = position
  const cheapest = tokensOf(position).toReversed()
  return rows.flatMap(({ give, take }) =>
    take.flatMap((good) => {
      const others = cheapest.filter((token) => token !== good).slice(0, give)
      const move = game.parseMove({
        do: 'exchange',
        seat,
        give: countedOf(others),
        take: { [good]: 1 },
      })
      return move && game.judge(position, move).legal ? [move] : []
    }),
  )
}
