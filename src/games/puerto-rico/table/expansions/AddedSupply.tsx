import { Message } from '../../../../ui/Message.tsx'
import { Spot } from '../../../../ui/target.tsx'
import { BUILDING } from '../../rules/buildings.ts'
import { canPick, poolOf } from '../../rules/expansions/draft.ts'
import { costOf } from '../../rules/roles/builder.ts'
import type { Position, State } from '../../rules/state.ts'
import { ALL_BUILDINGS, type BuildingId } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import { priceToday } from '../board/today.ts'
import type { Targets } from '../keys.ts'
import { BuildingCard } from '../pieces/BuildingCard.tsx'
import '../board/zones.css'

const COLUMNS = [1, 2, 3, 4] as const

type Drawn = State & Partial<Pick<Position, 'at'>>

/** The buildings of this game that lie in the supply, and before it those that can be chosen. */
function shownOf(state: Drawn): BuildingId[] {
  const { expansions, supply } = state
  const pool = expansions && state.at === 'draft' ? poolOf(expansions) : []
  const built = new Set(state.players.flatMap(({ city }) => city.map(({ id }) => id)))
  return ALL_BUILDINGS.filter(
    (id) => (supply.buildings[id] ?? 0) > 0 || built.has(id) || pool.includes(id),
  ).sort((one, other) => BUILDING[one].cost - BUILDING[other].cost)
}

/** Copies in the supply; none are told of what can still be chosen. */
function leftOf(state: Drawn, id: BuildingId): { left?: number } {
  const { expansions, supply } = state
  if (expansions && state.at === 'draft' && canPick(state, expansions, id)) return {}
  return { left: supply.buildings[id] ?? 0 }
}

/** The buildings for sale, in the four columns that tell how much quarries save; in the draft also those still to be chosen. */
export function AddedSupply({ state, targets }: { state: Drawn; targets?: Targets | undefined }) {
  const shown = shownOf(state)
  return (
    <div class="building-supply">
      {COLUMNS.map((column) => (
        <div key={column} class={`supply-column column-${column}`}>
          <p class="column-name">
            <Message segments={say('building.limit', { count: column })} />
          </p>
          <ul>
            {shown
              .filter((id) => BUILDING[id].column === column)
              .map((id) => (
                <li key={id}>
                  <Spot at={`building:${id}`} targets={targets}>
                    <BuildingCard
                      id={id}
                      {...leftOf(state, id)}
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
