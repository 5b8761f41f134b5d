/** The parts of the table, and which of them a decision is about. */
import { isShip } from '../rules/player.ts'
import type { Position, State } from '../rules/state.ts'
import { CARDS, type Decision, type Seat } from '../rules/vocabulary.ts'

export type ZoneName = 'offers' | 'stacks' | 'ships' | 'town' | 'own' | 'other' | 'rounds'

/** The zone that a decision is about; one's own harbour where it is none of these. */
const ZONES: Partial<Record<Decision, ZoneName>> = {
  'turn.opened': 'offers',
  'turn.main': 'offers',
  'turn.hauling': 'offers',
  'turn.constructing': 'stacks',
  'turn.between': 'stacks',
  'turn.shipbuilding': 'ships',
}

/** The zone of what is asked. */
export const zoneOf = ({ at }: Position): ZoneName => (at === 'over' ? 'own' : (ZONES[at] ?? 'own'))

/** A part of the table that somebody looks at: a harbour by its seat, any other by its name. */
export type Part = Seat | Exclude<ZoneName, 'own' | 'other'>

/** The part that a place of the table lies in. */
export function partAt({ players, town }: State, address: string): Part {
  const [, seat, kind, id] = /^(?:(\d)\/)?(\w+):(.*)$/.exec(address) ?? []
  if (seat !== undefined) return Number(seat)
  if (kind === 'round') return 'rounds'
  const card = CARDS.find((one) => one === id)
  if (kind !== 'card' || !card) return 'offers'
  const owner = players.findIndex(({ buildings, ships }) => [...buildings, ...ships].includes(card))
  if (owner >= 0) return owner
  if (isShip(card)) return 'ships'
  return town.includes(card) ? 'town' : 'stacks'
}
