import type { RoleTile, Seat } from '../../games/puerto-rico/vocabulary.ts'
import { roleOf } from '../../games/puerto-rico/vocabulary.ts'
import { say } from '../../text/messages/t.ts'
import { Heard } from '../Heard.tsx'
import { pure } from '../pure.ts'
import { Say } from '../Say.tsx'
import { Word } from '../Word.tsx'
import { Coin } from './Coin.tsx'
import { RoleEmblem } from './RoleEmblem.tsx'
import { SEAT_LETTERS, SeatMark } from './SeatMark.tsx'
import './pieces.css'

interface Props {
  id: RoleTile
  coins?: number
  takenBy?: Seat | null
  /** It is the role in play. */
  current?: boolean
}

/** A role tile: emblem, name, the coins lying on it, and who took it. */
export const RoleCard = pure(function RoleCard({
  id,
  coins = 0,
  takenBy = null,
  current = false,
}: Props) {
  const role = roleOf(id)
  const taken = takenBy !== null && !current
  return (
    <span class={`role-card${taken ? ' is-taken' : ''}${current ? ' is-current' : ''}`}>
      <RoleEmblem role={role} />
      <span class="role-name">
        <Word id={role} />
      </span>
      {coins > 0 && (
        <span class="role-coins">
          <Coin value={coins} />
          <Heard>
            <Say of={say('piece.coins', { count: coins })} />
          </Heard>
        </span>
      )}
      {takenBy !== null && (
        <span class="role-taker">
          <SeatMark seat={takenBy} />
          <Heard>
            <Say of={say('role.taken', { seat: SEAT_LETTERS[takenBy] ?? '' })} />
          </Heard>
        </span>
      )}
    </span>
  )
})
