/** Which places of the table can be tapped now, which are lit, and what a tap there would do. */

import { addressOf, type Target, type Targets } from '../../../ui/target.tsx'
import { game } from '../rules/game.ts'
import { type Position, playerAt } from '../rules/state.ts'
import type { Good, Seat } from '../rules/vocabulary.ts'
import { t } from '../words/messages/t.ts'
import { type Hand, keptIn, loadsOf, moveAt } from './hand.ts'
import { tapDoes } from './layout-tap.ts'

interface Given {
  position: Position
  hand: Hand
  onTap: (key: string, seat?: Seat) => void
  /** Addresses of places that a lesson shows to the reader. */
  lit: readonly string[]
}

/** Answers for every place of the table, for the seat that decides. */
export function targetsFor({ position, hand, onTap, lit }: Given): Targets {
  const isLit = (key: string, seat?: Seat): boolean => lit.includes(addressOf(key, seat))
  const answer = (key: string, seat: Seat | undefined, state: Target['state'], label: string) => ({
    state,
    label,
    lit: isLit(key, seat),
    onTap: () => onTap(key, seat),
  })
  return (key, seat) => {
    if (hand.layout) {
      const [kind = '', id = ''] = key.split(':')
      const does =
        seat === position.seat && tapDoes(playerAt(position, seat), hand.layout, kind, id)
      if (does) return answer(key, seat, 'may', t(does === 'place' ? 'tap.place' : 'tap.take-back'))
    } else if (
      position.at === 'captain.loading' &&
      seat === position.seat &&
      key.startsWith('good:')
    ) {
      const good = key.slice('good:'.length) as Good
      if (playerAt(position, seat).goods[good] > 0)
        return answer(
          key,
          seat,
          hand.good === good ? 'chosen' : goodState(position, good),
          t('tap.choose'),
        )
    } else if (position.at === 'captain.storing') {
      const [, good] = /^good:(.*)$/.exec(key) ?? []
      if (seat === position.seat && playerAt(position, seat).goods[good as Good] > 0)
        return answer(key, seat, keptIn(hand)[good as Good] ? 'chosen' : 'may', t('tap.choose'))
    } else {
      const move = moveAt(position, hand, key, seat)
      if (move) {
        const chosen = hand.move && JSON.stringify(hand.move) === JSON.stringify(move)
        const legal = game.judge(position, move).legal
        return answer(key, seat, chosen ? 'chosen' : legal ? 'may' : 'illegal', t('tap.choose'))
      }
    }
    return isLit(key, seat) ? { state: 'lit', label: '' } : undefined
  }
}

/** A good can be chosen for loading when some ship, or the wharf, takes it. */
function goodState(position: Position, good: Good): Target['state'] {
  const loads = loadsOf(position, good)
  return loads.some((load) => game.judge(position, load).legal) ? 'may' : 'illegal'
}
