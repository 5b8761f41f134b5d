import { Message } from '../../../../ui/Message.tsx'
import { memo } from '../../../../ui/memo.ts'
import { Spot } from '../../../../ui/target.tsx'
import { BUILDING } from '../../rules/buildings.ts'
import { costOf } from '../../rules/roles/builder.ts'
import type { State } from '../../rules/state.ts'
import { BUILDINGS } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import type { Targets } from '../keys.ts'
import { BuildingCard } from '../pieces/BuildingCard.tsx'
import { priceToday } from './today.ts'
import './zones.css'

const COLUMNS = [1, 2, 3, 4] as const

const ColumnName = memo(function ColumnName({ column }: { column: number }) {
  return (
    <p class="column-name">
      <Message segments={say('building.limit', { count: column })} />
    </p>
  )
})

/** The buildings for sale, in the four columns that tell how much quarries save. */
export function BuildingSupply({
  state,
  targets,
}: {
  state: State
  targets?: Targets | undefined
}) {
  return (
    <div class="building-supply">
      {COLUMNS.map((column) => (
        <div key={column} class={`supply-column column-${column}`}>
          <ColumnName column={column} />
          <ul>
            {BUILDINGS.filter((id) => BUILDING[id].column === column).map((id) => (
              <li key={id}>
                <Spot at={`building:${id}`} targets={targets}>
                  <BuildingCard
                    id={id}
                    left={state.supply.buildings[id]}
                    cost={costOf(state, id)}
                    today={priceToday(state, id)}
                  />
                </Spot>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
