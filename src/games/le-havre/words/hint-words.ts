/** What a hint begins with: the idea, then where to look. */
import type { ReasonOf } from '../../../bots/bot.ts'
import type { HintWords } from '../../../ui/session/explaining-bots.ts'
import type { Aim, LeHavreBots } from '../bots/types.ts'
import type { Move } from '../rules/moves.ts'
import { isShip } from '../rules/player.ts'
import { placesOf } from '../table/move-places.ts'
import type { Segment } from './markup.ts'
import { say } from './messages/hints.ts'
import { placeWords } from './places.ts'

function aimedIdea(how: 'gather' | 'enter', aim: Aim | null): Segment[] {
  if (!aim) return say(`hint.${how}`)
  if (aim.kind !== 'card') return say(`hint.${how}.${aim.kind}`)
  if (aim.wharf) return say(`hint.${how}.wharf`)
  return say(`hint.${how}.${isShip(aim.card) ? 'ship' : 'building'}`)
}

/** What to think of, without the move itself. */
export function ideaOf(_: Move, reason: ReasonOf<LeHavreBots>): Segment[] {
  switch (reason.kind) {
    case 'gathers':
      return aimedIdea('gather', reason.aim)
    case 'enters': {
      const { aim, now } = reason
      if (!now || !aim || aim.kind === 'food') return aimedIdea('enter', aim)
      if (aim.kind === 'load') return say('hint.now.load')
      return say(`hint.now.${isShip(aim.card) ? 'ship' : 'building'}`)
    }
    case 'pays':
    case 'owes':
      return say('hint.pay')
    case 'constructs':
      return say('hint.build')
    case 'launches':
    case 'exchanges':
      return say('hint.launch')
    case 'ships':
      return say('hint.ship')
    case 'buys':
      return say('hint.buy')
    case 'repays':
      return say('hint.repay')
    case 'made':
      return say(reason.how === 'endTurn' || reason.how === 'stop' ? 'hint.hold' : 'hint.think')
    default:
      return say('hint.think')
  }
}

export const hintWords: HintWords<LeHavreBots> = {
  ideaOf,
  placesOf,
  placeWords: (address, seat) => placeWords(address, seat, () => ''),
}
