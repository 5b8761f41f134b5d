/** What has to be drawn for a decision to be made by taps. */
import type { Position } from '../rules/state.ts'
import type { At } from '../rules/vocabulary.ts'
import type { OwnPart, Part, SharedPart } from './figure-parts.ts'

const NEEDED: Readonly<Partial<Record<At, readonly (SharedPart | OwnPart)[]>>> = {
  roles: ['roles'],
  'settler.turn': ['plantations'],
  'settler.manning': ['tiles'],
  'mayor.recruiting': ['market'],
  'mayor.placing': ['tiles', 'built'],
  'builder.turn': ['buildings'],
  'builder.manning': ['built'],
  'craftsman.bonus': ['supply'],
  'trader.turn': ['goods'],
  'captain.loading': ['ships', 'goods'],
  'captain.storing': ['goods'],
  draft: ['buildings'],
  'settler.second': ['plantations'],
  'settler.lodge': ['tiles'],
  'mayor.taking': ['market'],
}

/** Parts in which the same can be tapped. */
const AS_GOOD_AS: Readonly<Partial<Record<Part['name'], readonly Part['name'][]>>> = {
  tiles: ['tiles', 'land', 'own'],
  built: ['built', 'city', 'own'],
  goods: ['goods', 'own'],
}

/** The parts of the table that the decision takes and that are not among those drawn. */
export function missingParts({ at, seat }: Position, drawn: readonly Part[]): Part[] {
  if (at === 'over') return []
  return (NEEDED[at] ?? [])
    .map((name): Part => (isOwn(name) ? { name, seat } : { name }))
    .filter((part) => {
      const names = AS_GOOD_AS[part.name] ?? [part.name]
      return !drawn.some(({ name, seat }) => seat === part.seat && names.includes(name))
    })
}

const isOwn = (name: SharedPart | OwnPart): name is OwnPart => name in AS_GOOD_AS
