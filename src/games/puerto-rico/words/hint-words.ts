/** What a hint begins with: the idea, then where to look. */
import type { ReasonOf } from '../../../bots/bot.ts'
import type { HintWords } from '../../../ui/session/explaining-bots.ts'
import type { Reason } from '../bots/reason.ts'
import type { PuertoRicoBots } from '../bots/types.ts'
import type { Move } from '../rules/moves.ts'
import { roleOf } from '../rules/vocabulary.ts'
import { placesOf } from '../table/move-places.ts'
import type { Segment } from './markup.ts'
import { say } from './messages/hints.ts'
import { placeWords } from './places.ts'

/** What speaks for a move at once, without what a search added. */
function planOf(reason: ReasonOf<PuertoRicoBots>): Reason | null {
  return reason.kind === 'search' ? reason.plan : reason
}

function roleIdea({ role }: Extract<Move, { do: 'chooseRole' }>, plan: Reason | null): Segment[] {
  if (plan?.kind === 'role' && plan.coins > 0) return say('hint.coins')
  if (plan?.kind === 'role' && plan.mine <= 0 && plan.theirs < plan.mine) return say('hint.deny')
  return say(`hint.role.${roleOf(role)}`)
}

/** What to think of, without the move itself. */
export function ideaOf(move: Move, reason: ReasonOf<PuertoRicoBots>): Segment[] {
  const plan = planOf(reason)
  switch (move.do) {
    case 'chooseRole':
      return roleIdea(move, plan)
    case 'takeTile':
      return plan?.kind === 'tile' ? say(`hint.tile.${plan.use}`) : say('hint.think')
    case 'drawTile':
    case 'recruit':
    case 'manTile':
    case 'manBuilding':
      return say('hint.gift')
    case 'place':
      return say(plan?.kind === 'layout' && plan.goods === 0 ? 'hint.place.power' : 'hint.place')
    case 'build':
      return say('hint.build')
    case 'takeGood':
      return say('hint.good')
    case 'sell':
      return say('hint.sell')
    case 'load':
      return say('hint.load')
    case 'loadWharf':
      return say('hint.wharf')
    case 'store':
      return say('hint.store')
    case 'pass':
      return say(plan?.kind === 'save' ? 'hint.save' : 'hint.hold')
    default:
      return say('hint.think')
  }
}

export const hintWords: HintWords<PuertoRicoBots> = {
  ideaOf,
  placesOf,
  placeWords: (address, seat) => placeWords(address, seat, () => ''),
}
