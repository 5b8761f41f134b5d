import { Spot } from '../../../../ui/target.tsx'
import type { State } from '../../rules/state.ts'
import type { Targets } from '../keys.ts'
import { RoleCard } from '../pieces/RoleCard.tsx'
import './zones.css'

/** The role tiles with the coins on them and who took them. */
export function RoleRow({ state, targets }: { state: State; targets?: Targets | undefined }) {
  return (
    <ul class="role-row">
      {state.roles.map(({ id, coins, takenBy }) => (
        <li key={id}>
          <Spot at={`role:${id}`} targets={targets}>
            <RoleCard id={id} coins={coins} takenBy={takenBy} current={state.role === id} />
          </Spot>
        </li>
      ))}
    </ul>
  )
}
