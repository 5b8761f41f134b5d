import { letterOf } from '../../../../engine/seats.ts'
import { Message } from '../../../../ui/Message.tsx'
import { memo } from '../../../../ui/memo.ts'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import type { RoleTile, Seat } from '../../rules/vocabulary.ts'
import { roleOf } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import { Coin } from './Coin.tsx'
import { RoleEmblem } from './RoleEmblem.tsx'
import { SeatMark } from './SeatMark.tsx'
import './role-card.css'

interface Props {
  id: RoleTile
  coins?: number
  takenBy?: Seat | null
  /** What that player is called. */
  taker?: string
  /** It is the role in play. */
  current?: boolean
}

/** A role tile: picture, name, the coins lying on it, and who took it. */
export const RoleCard = memo(function RoleCard({
  id,
  coins = 0,
  takenBy = null,
  taker = takenBy === null ? '' : letterOf(takenBy),
  current = false,
}: Props) {
  const role = roleOf(id)
  const taken = takenBy !== null && !current
  return (
    <span class={`role-card ${role}${taken ? ' is-taken' : ''}${current ? ' is-current' : ''}`}>
      <RoleEmblem role={role} />
      <span class="role-name">
        <Term id={role} />
      </span>
      {coins > 0 && (
        <span class="role-coins">
          <Coin value={coins} />
          <ScreenReaderOnly>
            <Message segments={say('piece.coins', { count: coins })} />
          </ScreenReaderOnly>
        </span>
      )}
      {takenBy !== null && (
        <span class="role-taker">
          <SeatMark seat={takenBy} />
          <ScreenReaderOnly>
            <Message segments={say('role.taken', { seat: taker })} />
          </ScreenReaderOnly>
        </span>
      )}
    </span>
  )
})
