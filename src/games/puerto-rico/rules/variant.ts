/** What a game has by the expansions that it is played with: the one place that tells. */
import { type ExpansionOptionId, optionsWith } from './expansions.ts'
import type { Report } from './impossible/problem.ts'
import type { Position, State } from './state.ts'
import {
  ADDED_BUILDINGS,
  ALL_BUILDINGS,
  type BuildingId,
  EXPANSIONS,
  type ExpansionId,
} from './vocabulary.ts'

type Variant = Pick<State, 'expansions'>

const FROM: ReadonlyMap<BuildingId, ExpansionId> = new Map(
  EXPANSIONS.flatMap((set) => ADDED_BUILDINGS[set].map((id) => [id, set] as const)),
)

/** Whether a game is played with an expansion. */
export const isWith = ({ expansions }: Variant, set: ExpansionId): boolean =>
  expansions?.sets.includes(set) === true

/** Whether a building can be in a game. */
export function hasBuilding(variant: Variant, id: BuildingId): boolean {
  const set = FROM.get(id)
  return set === undefined || isWith(variant, set)
}

/** Whether an option of the expansions settles anything in a game with these. */
export const hasOption = (sets: readonly ExpansionId[], id: ExpansionOptionId): boolean =>
  sets.length > 0 && optionsWith(sets).includes(id)

/** Names what lies in a position and comes with an expansion that its game is played without. */
export function checkVariant(position: Position, report: Report): void {
  const { players, supply, phase, expansions } = position
  const building = (path: string, id: BuildingId | null): void => {
    if (id && !hasBuilding(position, id)) report(path, 'not-in-game', { token: id })
  }
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]
    if (!player) continue
    const path = `players.${seat}`
    for (const { id } of player.city) building(`${path}.city.${id}`, id)
    if (player.nobles && !isWith(position, 'nobles'))
      report(`${path}.nobles`, 'not-in-game', { token: 'noble' })
    if (player.forests && !isWith(position, 'new-buildings'))
      report(`${path}.forests`, 'not-in-game', { token: 'forest' })
  }
  for (const id of ALL_BUILDINGS)
    if ((supply.buildings[id] ?? 0) > 0) building(`supply.buildings.${id}`, id)
  for (const id of expansions?.chosen ?? []) building('expansions.chosen', id)
  building('phase.building', phase.building)
  if (phase.tile === 'forest' && !isWith(position, 'new-buildings'))
    report('phase.tile', 'not-in-game', { token: 'forest' })
}
