import { letterOf } from '../../../../engine/seats.ts'
import { Spot } from '../../../../ui/target.tsx'
import type { State } from '../../rules/state.ts'
import type { SeatName } from '../../words/say.ts'
import type { Targets } from '../keys.ts'
import { RoleCard } from '../pieces/RoleCard.tsx'
import './zones.css'

interface Props {
  state: State
  targets?: Targets | undefined
  /** What the players are called. */
  nameOf?: SeatName
}

/** The role tiles with the coins on them and who took them. */
export function RoleRow({ state, targets, nameOf = letterOf }: Props) {
  return (
    <ul class="role-row">
      {state.roles.map(({ id, coins, takenBy }) => (
        <li key={id}>
          <Spot at={`role:${id}`} targets={targets}>
            <RoleCard
              id={id}
              coins={coins}
              takenBy={takenBy}
              taker={takenBy === null ? '' : nameOf(takenBy)}
              current={state.role === id}
            />
          </Spot>
        </li>
      ))}
    </ul>
  )
}
